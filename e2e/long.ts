/**
 * A journey whose title ends in @long is left out of `npm test`: another language, width or way of what a shorter one
 * walks, or a matter that tests without a browser hold already. It runs in `npm run prove -- axe`, and wherever a developer
 * runs journeys by hand. This is the end of the title of a journey that is made in several ways: `npm test` takes one.
 */
export const longUnless = (isChosen: boolean): string => (isChosen ? "" : " @long");
