import { useEffect, useState } from "react";

/** True after 150 ms: what arrives sooner needs no sign that it is on its way, which would only flash. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
