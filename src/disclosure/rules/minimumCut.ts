/** Weights of the edges of an undirected graph: `weights[a][b]`, symmetric, 0 where there is none. */
export type Graph = readonly (readonly number[])[];

export type Cut = { weight: number; side: ReadonlySet<number> };

/**
 * The lightest set of edges whose removal parts a connected graph, and the nodes on one side of it; null for a single
 * node. Exact for whole weights (Stoer and Wagner, 1997), in the cube of the number of nodes.
 */
export function computeMinimumCut(graph: Graph): Cut | null {
  const weights = graph.map((row) => [...row]);
  const merged = graph.map((_, node) => new Set([node]));
  const nodes = new Set(graph.keys());
  let best: Cut | null = null;
  while (nodes.size > 1) {
    const { last, before, weight } = runMinimumCutPhase(weights, nodes);
    if (best === null || weight < best.weight) best = { weight, side: new Set(merged[last]) };
    for (const node of merged[last]!) merged[before]!.add(node);
    for (const node of nodes) {
      const sum = weights[before]![node]! + weights[last]![node]!;
      weights[before]![node] = sum;
      weights[node]![before] = sum;
    }
    nodes.delete(last);
  }
  return best;
}

/** Takes the nodes one by one, always the one most tightly bound to those already taken. */
function runMinimumCutPhase(weights: readonly (readonly number[])[], nodes: ReadonlySet<number>) {
  const bound = new Map([...nodes].map((node) => [node, 0]));
  let [before, last, weight] = [-1, -1, 0];
  while (bound.size > 0) {
    let tightest = -1;
    let maxTightness = -1;
    for (const [node, tightness] of bound) {
      if (tightness > maxTightness) [tightest, maxTightness] = [node, tightness];
    }
    [before, last, weight] = [last, tightest, maxTightness];
    bound.delete(tightest);
    const row = weights[tightest]!;
    for (const [node, tightness] of bound) bound.set(node, tightness + row[node]!);
  }
  return { before, last, weight };
}
