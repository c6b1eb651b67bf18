// System calls of flite (WASI preview 1), answered from memory: flite sees no file of this machine,
// no clock and no network. It can write one file, and print.

const OK = 0
const BAD_FILE = 8
const NOT_FOUND = 44
const NOT_SUPPORTED = 52
const NOT_SEEKABLE = 70

const PRINTED = [1, 2]
/** The handle of the only folder, which is open from the start. */
const FOLDER = 3
const FIRST_FILE = 4

const KINDS = { terminal: 2, folder: 3, file: 4 }
const MAY_CREATE = 1
const STAT_BYTES = 24
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn
const FROM_START = 0
const FROM_HERE = 1

/** Thrown to end the program, because WASI has no other way to stop it. */
export class ProgramEnded extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The program ended with ${status}.`)
    this.status = status
  }
}

interface MemoryFile {
  bytes: Uint8Array
  length: number
  at: number
}

export interface WasiProgram {
  /** Finds a system call by its name; an unknown name gives a call that answers "not supported". */
  call(name: string): (...values: number[]) => number
  use(memory: WebAssembly.Memory): void
  /** The file that was written last. */
  written(): Uint8Array | undefined
  printed(): string
}

export function wasiProgram(args: readonly string[]): WasiProgram {
  const encoded = args.map((word) => new TextEncoder().encode(`${word}\0`))
  const open = new Map<number, MemoryFile>()
  let memory: WebAssembly.Memory
  let last: MemoryFile | undefined
  let nextFile = FIRST_FILE
  let printed = ''

  // The view is made anew each time, because older views become empty when the memory grows.
  const view = () => new DataView(memory.buffer)
  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length)
  const set = (at: number, value: number) => view().setUint32(at, value, true)

  const calls: Record<string, (...values: number[]) => number> = {
    args_sizes_get(count, size) {
      set(count!, encoded.length)
      set(
        size!,
        encoded.reduce((sum, word) => sum + word.length, 0),
      )
      return OK
    },
    args_get(pointers, text) {
      let at = text!
      for (const [i, word] of encoded.entries()) {
        set(pointers! + 4 * i, at)
        bytes(at, word.length).set(word)
        at += word.length
      }
      return OK
    },
    environ_sizes_get(count, size) {
      set(count!, 0)
      set(size!, 0)
      return OK
    },
    environ_get: () => OK,
    clock_time_get(_clock, _precision, result) {
      // The second argument has 64 bits but is passed as one, so the address of the result is the
      // third.
      view().setBigUint64(result!, 0n, true)
      return OK
    },
    fd_prestat_get(file, result) {
      if (file !== FOLDER) return BAD_FILE
      set(result!, 0)
      set(result! + 4, 1)
      return OK
    },
    fd_prestat_dir_name(_file, name) {
      bytes(name!, 1)[0] = '.'.charCodeAt(0)
      return OK
    },
    fd_fdstat_get(file, result) {
      const kind = kindOf(file!)
      if (kind === undefined) return BAD_FILE
      bytes(result!, STAT_BYTES).fill(0)[0] = kind
      view().setBigUint64(result! + 8, ALL_RIGHTS, true)
      view().setBigUint64(result! + 16, ALL_RIGHTS, true)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    path_open(_folder, _follow, _name, _length, how, _rights, _inherited, _flags, result) {
      if (!(how! & MAY_CREATE)) return NOT_FOUND
      last = { bytes: new Uint8Array(2 ** 18), length: 0, at: 0 }
      open.set(nextFile, last)
      set(result!, nextFile++)
      return OK
    },
    fd_write(file, pieces, count, result) {
      const target = open.get(file!)
      if (!target && !PRINTED.includes(file!)) return BAD_FILE
      let sum = 0
      for (let i = 0; i < count!; i++) {
        const start = view().getUint32(pieces! + 8 * i, true)
        const piece = bytes(start, view().getUint32(pieces! + 8 * i + 4, true))
        if (target) append(target, piece)
        else printed += new TextDecoder().decode(piece)
        sum += piece.length
      }
      set(result!, sum)
      return OK
    },
    fd_read(_file, _pieces, _count, result) {
      set(result!, 0)
      return OK
    },
    fd_seek(file, offset, from, result) {
      const target = open.get(file!)
      if (!target) return kindOf(file!) === undefined ? BAD_FILE : NOT_SEEKABLE
      const base = from === FROM_START ? 0 : from === FROM_HERE ? target.at : target.length
      target.at = base + Number(offset)
      view().setBigUint64(result!, BigInt(target.at), true)
      return OK
    },
    fd_close(file) {
      open.delete(file!)
      return OK
    },
    random_get(at, length) {
      bytes(at!, length!).fill(7)
      return OK
    },
    sched_yield: () => OK,
    path_filestat_get: () => NOT_FOUND,
    proc_exit(status) {
      throw new ProgramEnded(status!)
    },
  }

  const kindOf = (file: number) =>
    PRINTED.includes(file) || file === 0
      ? KINDS.terminal
      : file === FOLDER
        ? KINDS.folder
        : open.has(file)
          ? KINDS.file
          : undefined

  return {
    call: (name) => calls[name] ?? (() => NOT_SUPPORTED),
    use(given) {
      memory = given
    },
    written: () => last?.bytes.subarray(0, last.length),
    printed: () => printed,
  }
}

function append(file: MemoryFile, piece: Uint8Array): void {
  const end = file.at + piece.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, 2 * file.bytes.length))
    larger.set(file.bytes)
    file.bytes = larger
  }
  file.bytes.set(piece, file.at)
  file.at = end
  file.length = Math.max(file.length, end)
}
