import type { ChildProcess } from 'node:child_process'
import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { forkLimited } from '#server/reading/fork-reader.ts'
import { TOO_MUCH_MEMORY, TOO_MUCH_TIME } from '#server/reading/watch-self.ts'
import type { FromMaker, MadePiece, MakingStage, ToMaker } from './make-work.ts'

/** What a making asks of whoever began it. */
export interface MakingHelp {
  report(stage: MakingStage, share: number): void
  /** The sound of a sentence in the voice of that name, as the endpoint of the reader gives it. */
  speak(text: string, voice: string): Promise<Uint8Array>
  signal: AbortSignal
}

type Work = Extract<ToMaker, { kind: 'make' | 'sample' }>

/**
 * Makes a piece in a process of its own, which ends with it: by itself, at its limits, or when the reader cancels. One that
 * the system ends, as it does where memory runs short, is begun once more and goes on from the stages that were kept.
 */
export async function makeInProcess(work: Work, help: MakingHelp): Promise<MadePiece> {
  try {
    return await makeOnce(work, help)
  } catch (error) {
    if (!(error instanceof EndedBySystem)) throw error
  }
  return makeOnce(work, help)
}

/** Somebody else ended the process, and nothing that it was given is to blame. */
class EndedBySystem extends Problem {
  constructor() {
    super(
      'conflict',
      'Making this was ended by the system, often because memory ran out. Close other programs or choose a shorter length, then try again; what was finished is kept.',
    )
  }
}

async function makeOnce(work: Work, help: MakingHelp): Promise<MadePiece> {
  help.signal.throwIfAborted()
  const isSource = import.meta.url.endsWith('.ts')
  const program = new URL(isSource ? './program.ts' : './making-process.js', import.meta.url)
  const child = await forkMaker(program).catch((error: Error) => {
    throw /SIG(?:KILL|TERM)/.test(error.message) ? new EndedBySystem() : error
  })
  let isTooLate = false
  const kill = () => void child.kill('SIGKILL')
  const timer = setTimeout(() => {
    isTooLate = true
    kill()
  }, NEWSROOM.makingMs)
  help.signal.addEventListener('abort', kill)
  try {
    return await outcomeOf(child, work, help, () => isTooLate)
  } finally {
    clearTimeout(timer)
    help.signal.removeEventListener('abort', kill)
    kill()
  }
}

/** Sound and frames are large and soon done with: a small nursery keeps 60 MB of them from piling up. */
const SMALL_NURSERY = ['--max-semi-space-size=1']

/** Begins the process that makes pieces, from its source or as it is built. */
export function forkMaker(program: URL): Promise<ChildProcess> {
  const { makingMs, memoryBytes } = NEWSROOM
  return forkLimited(program, { cpuMs: 4 * makingMs, wallMs: makingMs, memoryBytes }, SMALL_NURSERY)
}

function outcomeOf(
  child: ChildProcess,
  work: ToMaker,
  help: MakingHelp,
  isTooLate: () => boolean,
): Promise<MadePiece> {
  return new Promise((resolve, reject) => {
    const tell = (message: ToMaker) => child.connected && child.send(message, () => {})
    child.on('message', (said: FromMaker) => {
      switch (said.kind) {
        case 'progress':
          return help.report(said.stage, said.share)
        case 'speak':
          return void help.speak(said.text, said.voice).then(
            (sound) => tell({ kind: 'spoken', id: said.id, sound }),
            (error: unknown) => tell({ kind: 'unspoken', id: said.id, problem: wordsOf(error) }),
          )
        case 'made':
          return resolve(said.piece)
        case 'problem':
          return reject(new Problem('conflict', said.problem))
        case 'failed':
          return reject(Object.assign(new Error(said.error), { code: said.code }))
      }
    })
    child.once('exit', (_, signal) => {
      reject(help.signal.aborted ? help.signal.reason : whyEnded(signal, isTooLate()))
    })
    tell(work)
  })
}

const wordsOf = (error: unknown) =>
  error instanceof Problem ? error.message : 'Your endpoint could not be asked to speak.'

function whyEnded(signal: NodeJS.Signals | null, isTooLate: boolean): Problem {
  if (signal === TOO_MUCH_MEMORY) {
    return new Problem(
      'conflict',
      'Making this needed more memory than it may have. Choose a shorter length or a smaller video, then try again.',
    )
  }
  if (signal === TOO_MUCH_TIME || isTooLate) {
    return new Problem(
      'conflict',
      `Making this took longer than ${NEWSROOM.makingMs / 60_000} minutes. Choose a shorter length, then try again.`,
    )
  }
  if (signal === 'SIGKILL' || signal === 'SIGTERM') return new EndedBySystem()
  return new Problem(
    'conflict',
    'The process that makes pieces ended unexpectedly. Try it again; what was finished is kept.',
  )
}
