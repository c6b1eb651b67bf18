import { longer } from './list-rooms.ts'

/** The number that stands for a text that is not stored. */
export const NO_TEXT = -1

const FIRST_TEXTS = 1 << 10
const FIRST_BYTES = 1 << 14
/** The least number of hash table places for each text. */
const PLACES_A_TEXT = 1.5
/** UTF-16 units below this take one byte. */
const NARROW = 0x100

/** Texts by their numbers, one after the other; an unused number has no units. */
export interface KeptTexts {
  bytes: Uint8Array
  /** The number of units of each text and its group; negative if each unit takes two bytes. */
  lengths: Int32Array
}

/**
 * Numbers short texts, each in a group that shares no text with others. Removed numbers are used again. A window of
 * news has a third of a million terms. As strings in a `Map`, they would take four times the memory, and a second of
 * garbage collection when they are read.
 */
export class NumberedTexts {
  #bytes = new Uint8Array(FIRST_BYTES)
  #usedBytes = 0
  /** The bytes of texts that were removed, which stay until they are as many as the others. */
  #lostBytes = 0
  #starts = new Int32Array(FIRST_TEXTS)
  #lengths = new Int32Array(FIRST_TEXTS)
  #hashes = new Int32Array(FIRST_TEXTS)
  /** The hash table: each place holds the number of a text plus one, or 0 if it is free. */
  #places = new Int32Array(2 * FIRST_TEXTS)
  #size = 0
  #end = 0
  #free: number[] = []
  /** A random seed, so that nobody can write texts whose hashes all collide. */
  readonly #seed = Math.floor(Math.random() * 2 ** 31)

  /** The number of texts. */
  get size(): number {
    return this.#size
  }

  /** The least number that was never used. */
  get end(): number {
    return this.#end
  }

  find(text: string, group = 0): number {
    const hash = this.#hashOf(text, group)
    const places = this.#places
    const last = places.length - 1
    for (let place = hash & last; ; place = (place + 1) & last) {
      const number = places[place]! - 1
      if (number === NO_TEXT) return NO_TEXT
      if (this.#hashes[number] === hash && this.#is(number, text, group)) return number
    }
  }

  /** Adds a text that is not stored yet, and returns its number. */
  add(text: string, group = 0): number {
    const number = this.#free.pop() ?? this.#end++
    this.#hold(this.#end)
    let isNarrow = group < NARROW
    for (let k = 0; k < text.length && isNarrow; k++) isNarrow = text.charCodeAt(k) < NARROW
    const units = text.length + 1
    const start = this.#usedBytes
    this.#usedBytes += isNarrow ? units : 2 * units
    this.#bytes = longer(this.#bytes, this.#usedBytes)
    const bytes = this.#bytes
    for (let k = 0; k < units; k++) {
      const unit = k === 0 ? group : text.charCodeAt(k - 1)
      if (isNarrow) bytes[start + k] = unit
      else {
        bytes[start + 2 * k] = unit
        bytes[start + 2 * k + 1] = unit >> 8
      }
    }
    this.#starts[number] = start
    this.#lengths[number] = isNarrow ? units : -units
    this.#hashes[number] = this.#hashOf(text, group)
    this.#place(number)
    this.#size++
    return number
  }

  /** Frees a number, and removes its text if it has one. */
  remove(number: number): void {
    this.#free.push(number)
    const length = this.#lengths[number]!
    if (length === 0) return
    this.#takeOut(number)
    this.#lostBytes += bytesOf(length)
    this.#lengths[number] = 0
    this.#size--
    if (this.#lostBytes > FIRST_BYTES && 2 * this.#lostBytes > this.#usedBytes) this.#closeUp()
  }

  textOf(number: number): string {
    const units = Math.abs(this.#lengths[number]!)
    let text = ''
    for (let k = 1; k < units; k++) text += String.fromCharCode(this.#unit(number, k))
    return text
  }

  keep(): KeptTexts {
    this.#closeUp()
    return {
      bytes: this.#bytes.slice(0, this.#usedBytes),
      lengths: this.#lengths.slice(0, this.#end),
    }
  }

  /**
   * Restores kept texts with their numbers, before any other text is added; unused numbers have to be removed
   * afterwards.
   */
  restore({ bytes, lengths }: KeptTexts): void {
    this.#bytes = bytes.slice()
    this.#usedBytes = bytes.length
    this.#end = lengths.length
    this.#size = lengths.reduce((count, length) => count + (length === 0 ? 0 : 1), 0)
    this.#hold(this.#end)
    this.#lengths.set(lengths)
    let start = 0
    for (let number = 0; number < this.#end; number++) {
      const length = lengths[number]!
      if (length === 0) continue
      this.#starts[number] = start
      start += bytesOf(length)
      let hash = this.#seed
      for (let k = 0; k < Math.abs(length); k++) hash = hashOn(hash, this.#unit(number, k))
      this.#hashes[number] = hash
      this.#place(number)
    }
  }

  /** The nth unit of a text; the first one is its group. */
  #unit(number: number, nth: number): number {
    const start = this.#starts[number]!
    if (this.#lengths[number]! > 0) return this.#bytes[start + nth]!
    return this.#bytes[start + 2 * nth]! | (this.#bytes[start + 2 * nth + 1]! << 8)
  }

  #is(number: number, text: string, group: number): boolean {
    const length = this.#lengths[number]!
    if (Math.abs(length) !== text.length + 1 || this.#unit(number, 0) !== group) return false
    const bytes = this.#bytes
    const start = this.#starts[number]! + 1
    for (let k = 0; k < text.length; k++) {
      const unit = length > 0 ? bytes[start + k]! : this.#unit(number, k + 1)
      if (unit !== text.charCodeAt(k)) return false
    }
    return true
  }

  #hashOf(text: string, group: number): number {
    let hash = hashOn(this.#seed, group)
    for (let k = 0; k < text.length; k++) hash = hashOn(hash, text.charCodeAt(k))
    return hash
  }

  #hold(texts: number): void {
    this.#starts = longer(this.#starts, texts)
    this.#lengths = longer(this.#lengths, texts)
    this.#hashes = longer(this.#hashes, texts)
    let places = this.#places.length
    while (places < PLACES_A_TEXT * texts) places *= 2
    if (places === this.#places.length) return
    this.#places = new Int32Array(places)
    for (let number = 0; number < texts; number++) {
      if (this.#lengths[number] !== 0) this.#place(number)
    }
  }

  #place(number: number): void {
    const places = this.#places
    const last = places.length - 1
    let place = this.#hashes[number]! & last
    while (places[place] !== 0) place = (place + 1) & last
    places[place] = number + 1
  }

  /** Frees the place of a text, and moves texts after it back to where they belong. */
  #takeOut(number: number): void {
    const places = this.#places
    const last = places.length - 1
    let hole = this.#hashes[number]! & last
    while (places[hole] !== number + 1) hole = (hole + 1) & last
    for (let next = (hole + 1) & last; places[next] !== 0; next = (next + 1) & last) {
      const home = this.#hashes[places[next]! - 1]! & last
      if (((next - home) & last) < ((next - hole) & last)) continue
      places[hole] = places[next]!
      hole = next
    }
    places[hole] = 0
  }

  /** Puts all texts one after the other, in the order of their numbers. */
  #closeUp(): void {
    const bytes = new Uint8Array(this.#usedBytes - this.#lostBytes)
    let used = 0
    for (let number = 0; number < this.#end; number++) {
      const start = this.#starts[number]!
      const count = bytesOf(this.#lengths[number]!)
      for (let k = 0; k < count; k++) bytes[used + k] = this.#bytes[start + k]!
      this.#starts[number] = used
      used += count
    }
    this.#bytes = bytes
    this.#usedBytes = used
    this.#lostBytes = 0
  }
}

function bytesOf(length: number): number {
  return length > 0 ? length : -2 * length
}

function hashOn(hash: number, unit: number): number {
  const mixed = Math.imul(hash ^ unit, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}
