import { expect, test } from "vitest";
import { cropAfterKey, firstCrop, maxZoom, computeSide, within } from "./cropRules.ts";

const photo = { width: 900, height: 600 };

test("a crop begins with the whole of the shorter side, from the middle", () => {
  expect(firstCrop(photo)).toEqual({ x: 450, y: 300, zoom: 1 });
  expect(computeSide(photo, firstCrop(photo))).toBe(600);
});

test("a crop never leaves the image, however far it is dragged or enlarged", () => {
  expect(within(photo, { x: -50, y: 5000, zoom: 1 })).toEqual({ x: 300, y: 300, zoom: 1 });
  expect(within(photo, { x: 0, y: 0, zoom: 2 })).toEqual({ x: 150, y: 150, zoom: 2 });
  expect(within(photo, { x: 450, y: 300, zoom: 0.2 }).zoom).toBe(1);
  expect(within(photo, { x: 450, y: 300, zoom: 99 }).zoom).toBe(maxZoom);
});

test("arrows move it, plus and minus come closer and go away, other keys do nothing", () => {
  const crop = { x: 450, y: 300, zoom: 2 };
  expect(cropAfterKey(photo, crop, "ArrowRight")).toEqual({ ...crop, x: 465 });
  expect(cropAfterKey(photo, crop, "ArrowUp")).toEqual({ ...crop, y: 285 });
  expect(cropAfterKey(photo, crop, "+")?.zoom).toBeCloseTo(2.2);
  expect(cropAfterKey(photo, crop, "-")?.zoom).toBeCloseTo(2 / 1.1);
  expect(cropAfterKey(photo, firstCrop(photo), "ArrowUp")).toEqual(firstCrop(photo));
  expect(cropAfterKey(photo, crop, "a")).toBeNull();
});
