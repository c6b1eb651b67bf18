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

/** Makes a piece in a process of its own, which ends with it: by itself, at its limits, or when the reader cancels. */
export async function makeInProcess(
  work: Extract<ToMaker, { kind: 'make' | 'sample' }>,
  help: MakingHelp,
): Promise<MadePiece> {
  help.signal.throwIfAborted()
  const isSource = import.meta.url.endsWith('.ts')
  const program = new URL(isSource ? './program.ts' : './making-process.js', import.meta.url)
  const child = await forkMaker(program)
  const kill = () => void child.kill('SIGKILL')
  const timer = setTimeout(kill, NEWSROOM.makingMs)
  help.signal.addEventListener('abort', kill)
  try {
    return await outcomeOf(child, work, help)
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

function outcomeOf(child: ChildProcess, work: ToMaker, help: MakingHelp): Promise<MadePiece> {
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
      reject(help.signal.aborted ? help.signal.reason : new Problem('conflict', whyEnded(signal)))
    })
    tell(work)
  })
}

const wordsOf = (error: unknown) =>
  error instanceof Problem ? error.message : 'Your endpoint could not be asked to speak.'

function whyEnded(signal: NodeJS.Signals | null): string {
  if (signal === TOO_MUCH_MEMORY) {
    return 'Making this needed more memory than it may have. Choose a shorter length or a smaller video, then try again.'
  }
  if (signal === TOO_MUCH_TIME || signal === 'SIGKILL') {
    return `Making this took longer than ${NEWSROOM.makingMs / 60_000} minutes. Choose a shorter length, then try again.`
  }
  return 'The process that makes pieces ended unexpectedly. Try it again; what was finished is kept.'
}
