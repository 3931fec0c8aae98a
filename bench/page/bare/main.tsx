import { useState } from "react";
import { createRoot } from "react-dom/client";

/** The least that a page of React can be: one text, one button. */
function Bare() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Une page de React, et rien d’autre : ce que coûte la plus légère des pages.</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Bare />);
