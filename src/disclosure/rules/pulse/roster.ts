/** People as numbers from 0 on, the same in all runs. */
export class Roster {
  private readonly numbers = new Map<string, number>();
  private readonly lists = new Map<readonly string[], readonly number[]>();

  /** A list that was asked before is not read again. */
  toNumbers(people: readonly string[]): readonly number[] {
    const known = this.lists.get(people);
    if (known) return known;
    const numbers = people.map((person) => this.toNumber(person));
    this.lists.set(people, numbers);
    return numbers;
  }

  private toNumber(person: string): number {
    const known = this.numbers.get(person);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(person, number);
    return number;
  }
}
