import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  introToYou: "Three questions to arrive with a clear mind. Answer those that help you.",
  introToOthers: "Three questions to lead the conversation with {name} well.",
  free: "Anything else to remember",
  toYou: {
    leads: {
      recognise_strength: "{theirView} higher than you do.",
      shared_strength: "Rated highly on both sides.",
      shared_strength_near: "{theirView} high, and you are close to that.",
      blind_spot: "You rate it higher than {others}.",
      shared_opportunity: "Seen alike on both sides.",
      hidden: "Some answers stay hidden, to protect anonymity.",
      own_view: "This report shows your own view.",
    },
    questions: {
      recognise_strength: "In which situations do you think it shows?",
      shared_strength: "Where else could this strength be of use?",
      blind_spot: "What do you think explains this gap?",
      shared_opportunity: "What would help you move forward here?",
      surprise: "As you read, what surprises you, and what did you know already?",
      hidden: "What would you like to understand that this report does not say?",
      own_view: "What would you like others to notice in your work?",
      example: "Which recent moment shows your way of working well?",
      success: "Which recent success would you like to talk about first?",
      support: "What support would be useful to you right now?",
      next_step:
        "What small change would you like to try over the next month, and who could help you with it?",
    },
  },
  toOthers: {
    leads: {
      recognise_strength: "{theirView} higher than {thatName} does.",
      shared_strength: "Rated highly on both sides.",
      shared_strength_near: "{theirView} high, and {name} is close to that.",
      blind_spot: "{name} rates it higher than {others}.",
      shared_opportunity: "Seen alike on both sides.",
      hidden: "Some answers stay hidden, to protect anonymity.",
      own_view: "This report shows {whose}’s own view.",
    },
    questions: {
      recognise_strength: "Which precise example could you give?",
      shared_strength: "Which project would let this strength be used more?",
      blind_spot: "Which open question would let you hear their point of view first?",
      shared_opportunity: "What concrete support could you offer?",
      surprise: "What could surprise {name} in this report, and how will you receive it?",
      hidden: "How can you speak of what is said, without looking for who said it?",
      own_view: "Which examples would you like to hear about?",
      example: "Which recent moment shows {whose}’s way of working well?",
      success: "Which of {whose}’s recent successes would you like to talk about first?",
      support: "What support could be useful to {name} right now?",
      next_step:
        "Which small step could you agree on for the next month, and when will you talk about it again?",
    },
  },
};
