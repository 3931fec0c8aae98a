import { useTexts } from "#platform/client/language.tsx";

/** Questions that people ask first; native disclosures, with a mark of ours. */
export function Questions() {
  const { questionsTitle, questions } = useTexts("site").home;
  return (
    <section className="section" id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{questionsTitle}</h2>
      <div className="faq">
        {Object.entries(questions).map(([key, { question, answer }]) => (
          <details key={key}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
