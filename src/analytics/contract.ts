import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { pageInput } from "#platform/contract/page.ts";
import { CompanyChanges, CompanyFigures, CutTrends, IndexSetting, PeriodInput } from "./contract/figures.ts";
import { cutKinds } from "./vocabulary.ts";

export const analyticsContract = {
  /** `day`: any day of the period. */
  figures: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/company-figures",
    summary: "The figures of the company for a closed period, by direction, team or position",
    needsProvedAddress: true,
  })
    .input(
      PeriodInput.extend({
        by: z.enum(cutKinds),
        cursor: pageInput.cursor,
        limit: pageInput.limit,
      }),
    )
    .output(CompanyFigures),
  trends: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/company-figures/trends",
    summary: "The figures of a part of the company over the periods up to a day",
    object: "cutId",
    needsProvedAddress: true,
  })
    .input(PeriodInput.extend({ cut: z.enum(cutKinds), cutId: z.uuid().optional() }))
    .output(CutTrends),
  /** Without a day: of the last period of this kind that is told. */
  changes: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/company-figures/changes",
    summary: "What has changed beyond chance in a period, among the parts of the company that I see",
    needsProvedAddress: true,
  })
    .input(PeriodInput.partial({ day: true }))
    .output(CompanyChanges),
  readIndex: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/contribution-index",
    summary: "Whether the company has a contribution index, and its weights",
  })
    .input(nothing)
    .output(IndexSetting),
  /** Switching it on sends its notice to all active people. Refused with `no_update_data` where it is so already. */
  switchIndex: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/contribution-index",
    summary: "Switch the contribution index on, with its notice, or off",
  })
    .input(z.strictObject({ isOn: z.boolean() }))
    .output(IndexSetting),
};
