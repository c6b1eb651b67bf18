export interface StoredVector {
  article: number
  vector: Int8Array
  version: number
}

/** Less alike than this is about something else. */
const LEAST_COSINE = 0.3
/** Of the best, relative to it: the tail of a search by meaning is noise. */
const LEAST_SHARE = 0.7

/** The directions of one reader's articles in one model, compared one by one. */
export class VectorShelf {
  version = 0
  #of = ''
  #size = 0
  readonly #places = new Map<number, number>()
  #articles: number[] = []
  #norms: number[] = []
  #values = new Int8Array(0)

  /** Whose and which model's vectors are asked for; those of another are put away. */
  open(of: string): void {
    if (of !== this.#of) this.#clear(0)
    this.#of = of
  }

  add(vectors: readonly StoredVector[]): void {
    for (const { article, vector, version } of vectors) {
      // A model that changes its mind about dimensions starts over.
      if (vector.length !== this.#size) this.#clear(vector.length)
      const place = this.#places.get(article) ?? this.#articles.length
      this.#room(place + 1)
      this.#places.set(article, place)
      this.#articles[place] = article
      this.#norms[place] = Math.sqrt(dot(vector, 0, vector, 0, this.#size)) || 1
      this.#values.set(vector, place * this.#size)
      this.version = Math.max(this.version, version)
    }
  }

  nearest(wanted: Int8Array, count: number): { article: number; cosine: number }[] {
    if (wanted.length !== this.#size) return []
    const norm = Math.sqrt(dot(wanted, 0, wanted, 0, this.#size)) || 1
    const found = this.#articles
      .map((article, place) => ({
        article,
        cosine:
          dot(wanted, 0, this.#values, place * this.#size, this.#size) /
          (norm * this.#norms[place]!),
      }))
      .filter(({ cosine }) => cosine >= LEAST_COSINE)
      .sort((a, b) => b.cosine - a.cosine)
    const least = (found[0]?.cosine ?? 0) * LEAST_SHARE
    return found.slice(0, count).filter(({ cosine }) => cosine >= least)
  }

  #room(count: number): void {
    if (count * this.#size <= this.#values.length) return
    const larger = new Int8Array(Math.max(1024, count * 2) * this.#size)
    larger.set(this.#values)
    this.#values = larger
  }

  #clear(size: number): void {
    this.version = 0
    this.#size = size
    this.#places.clear()
    this.#articles = []
    this.#norms = []
    this.#values = new Int8Array(0)
  }
}

function dot(a: Int8Array, aFrom: number, b: Int8Array, bFrom: number, size: number): number {
  let sum = 0
  for (let i = 0; i < size; i++) sum += a[aFrom + i]! * b[bFrom + i]!
  return sum
}
