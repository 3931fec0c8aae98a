/** Loaded before the product, so that it runs so many days after today; the data of the run are of today. */
const ahead = Number(process.env.RONDO_E2E_DAYS_AHEAD) * 24 * 60 * 60_000;
const readClock = Date.now;
Date.now = () => readClock() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length > 0 ? values : [target.now()], made),
});
