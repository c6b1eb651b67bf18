export interface StoredVector {
  article: number
  vector: Int8Array
  version: number
}

/** The least similarity of a result. Below it, articles are about other subjects. */
const LEAST_COSINE = 0.3
/**
 * The least similarity of a result as a share of the best one's, because the last results of a
 * search by meaning are noise.
 */
const LEAST_SHARE = 0.7

/** Vectors of one owner and model in memory. A search compares all of them. */
export class VectorIndex {
  version = 0
  #of = ''
  #size = 0
  readonly #places = new Map<number, number>()
  #articles: number[] = []
  #norms: number[] = []
  #values = new Int8Array(0)

  /** Selects the owner and model of the vectors; other vectors are dropped. */
  open(of: string): void {
    if (of !== this.#of) this.#clear(0)
    this.#of = of
  }

  add(vectors: readonly StoredVector[]): void {
    for (const { article, vector, version } of vectors) {
      // If the number of dimensions changes, all former vectors are dropped.
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

  /** Finds the nearest articles. `except` is the article whose neighbors are searched. */
  nearest(
    wanted: Int8Array,
    count: number,
    except?: number,
  ): { article: number; cosine: number }[] {
    if (wanted.length !== this.#size) return []
    const norm = Math.sqrt(dot(wanted, 0, wanted, 0, this.#size)) || 1
    const values = this.#values
    const found: { article: number; cosine: number }[] = []
    for (const [place, article] of this.#articles.entries()) {
      const product = dot(wanted, 0, values, place * wanted.length, wanted.length)
      const cosine = product / (norm * this.#norms[place]!)
      if (cosine >= LEAST_COSINE && article !== except) found.push({ article, cosine })
    }
    found.sort((one, other) => other.cosine - one.cosine)
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

/**
 * Computes a dot product of integers, four at a time, because a search spends most of its time
 * here.
 */
function dot(a: Int8Array, aFrom: number, b: Int8Array, bFrom: number, size: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  const even = size - (size % 4)
  let i = 0
  for (; i < even; i += 4) {
    first = (first + Math.imul(a[aFrom + i]!, b[bFrom + i]!)) | 0
    second = (second + Math.imul(a[aFrom + i + 1]!, b[bFrom + i + 1]!)) | 0
    third = (third + Math.imul(a[aFrom + i + 2]!, b[bFrom + i + 2]!)) | 0
    fourth = (fourth + Math.imul(a[aFrom + i + 3]!, b[bFrom + i + 3]!)) | 0
  }
  let sum = first + second + third + fourth
  for (; i < size; i++) sum += a[aFrom + i]! * b[bFrom + i]!
  return sum
}
