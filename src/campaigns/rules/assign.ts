interface Places {
  /** By person, who may be assigned to them; each once. Their order, and that of people, decides between equals. */
  possible: readonly (readonly number[])[];
  /** By colleague, how often they are asked already. */
  asked: readonly number[];
  /** Colleagues wanted for each person. */
  wanted: number;
  /** A colleague who is asked this often is not assigned any more. */
  most: number;
}

/**
 * Assigns colleagues to people so that as many places as possible are filled, each person gets a first one before
 * any person gets a second, and requests are spread: maximum flow, one place at a time, under a limit that rises from 1.
 * By phases of shortest augmenting paths (Hopcroft and Karp, Dinic): each phase reads every possible pair once. People
 * and colleagues are numbers, since hundreds of each make a quarter of a million pairs. Gives, by person, their colleagues.
 */
export function assignColleagues({ possible, asked, wanted, most }: Places): number[][] {
  const load = Int32Array.from(asked);
  const assigned = possible.map((): number[] => []);
  /** By colleague, the people whom they are assigned to. */
  const about = asked.map((): number[] => []);
  const personLevel = new Int32Array(possible.length);
  const colleagueLevel = new Int32Array(asked.length);
  /** By person, the first colleague of theirs that this phase has not tried. */
  const next = new Int32Array(possible.length);

  for (let place = 1; place <= wanted; place += 1)
    for (let limit = 1; limit <= most; limit += 1)
      while (findLevels(place, limit))
        for (const person of possible.keys())
          while (countPlaces(person) < place && fill(person, limit)) continue;
  return assigned;

  function countPlaces(person: number): number {
    return assigned[person]?.length ?? 0;
  }

  /** Computes how many moves each person and colleague is away from a free place; false where no colleague is free any more. */
  function findLevels(place: number, limit: number): boolean {
    next.fill(0);
    personLevel.fill(-1);
    colleagueLevel.fill(-1);
    let reached = [...possible.keys()].filter((person) => countPlaces(person) < place);
    for (const person of reached) personLevel[person] = 0;
    for (let level = 0, isFree = false; reached.length > 0 && !isFree; level += 1) {
      const further: number[] = [];
      for (const person of reached)
        for (const colleague of possible[person] ?? []) {
          if (colleagueLevel[colleague] !== -1 || assigned[person]?.includes(colleague)) continue;
          colleagueLevel[colleague] = level;
          if ((load[colleague] ?? 0) < limit) isFree = true;
          else
            for (const other of about[colleague] ?? [])
              if (personLevel[other] === -1) {
                personLevel[other] = level + 1;
                further.push(other);
              }
        }
      if (isFree) return true;
      reached = further;
    }
    return false;
  }

  /** Finds one more colleague for a person, moving others where that frees one. */
  function fill(person: number, limit: number): boolean {
    const level = personLevel[person] ?? -1;
    const theirs = possible[person] ?? [];
    for (let at = next[person] ?? 0; at < theirs.length; at += 1) {
      next[person] = at;
      const colleague = theirs[at] ?? -1;
      if (colleagueLevel[colleague] !== level || assigned[person]?.includes(colleague)) continue;
      if ((load[colleague] ?? 0) < limit) load[colleague] = (load[colleague] ?? 0) + 1;
      else if (!freeColleague(colleague, level, limit)) continue;
      assigned[person]?.push(colleague);
      about[colleague]?.push(person);
      return true;
    }
    next[person] = theirs.length;
    return false;
  }

  /** Gives another colleague to one of the people whom this colleague is assigned to. */
  function freeColleague(colleague: number, level: number, limit: number): boolean {
    for (const other of about[colleague] ?? [])
      if (personLevel[other] === level + 1 && fill(other, limit)) {
        remove(assigned[other], colleague);
        remove(about[colleague], other);
        return true;
      }
    // Impossible in this phase: not tried again.
    colleagueLevel[colleague] = -1;
    return false;
  }
}

function remove(from: number[] | undefined, one: number): void {
  const at = from?.indexOf(one) ?? -1;
  if (at !== -1) from?.splice(at, 1);
}
