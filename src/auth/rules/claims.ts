/**
 * What this version can do. No page claims anything else (decisions §1): switch one on in the commit that ships it.
 */
export const shipped: { contributionIndex: boolean; developmentPlans: boolean; dashboards: boolean } = {
  contributionIndex: false,
  developmentPlans: false,
  dashboards: false,
};
