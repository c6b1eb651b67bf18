import type { ChildProcess } from 'node:child_process'
import { Problem } from '#core/problem.ts'
import type { ChildLimits } from './child-limits.ts'
import { whyEnded, type Ending } from './endings.ts'
import type { Finished, Said, Told } from './messages.ts'
import { keepAlive } from './start-child.ts'

/** The functions of the side that gives work to a child, used while the work lasts. */
export interface Giver<News = never, Question = never> {
  hear?(news: News): void
  /**
   * Answers a question of the child. If it throws a `Problem`, the child receives it; any other
   * error ends the child and the work.
   */
  answer?(question: Question): Promise<unknown>
  /** Aborts the work and ends the child; the work then fails with the signal's reason. */
  signal?: AbortSignal | undefined
}

/**
 * The end of a piece of work. `late` means that the limit of elapsed time was reached, which may be
 * due to other work on the machine.
 */
export type Outcome<Answer> = Finished<Answer> | { kind: 'late' } | { kind: 'ended'; why: Ending }

/** Gives a child one piece of work; a child that ends during it is not restarted. */
export function giveWork<Answer, News = never, Question = never>(
  child: ChildProcess,
  work: unknown,
  { cpuMs, wallMs }: Pick<ChildLimits, 'cpuMs' | 'wallMs'>,
  { hear, answer, signal }: Giver<News, Question> = {},
): Promise<Outcome<Answer>> {
  signal?.throwIfAborted()
  keepAlive(child, true)
  return new Promise((resolve, reject) => {
    let [isLate, isOver] = [false, false]
    let failure: { reason: unknown } | null = null
    const end = (reason: unknown) => {
      if (isOver) return
      failure ??= { reason }
      child.kill('SIGKILL')
    }
    const abort = () => end(signal!.reason)
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, wallMs)
    // Messages that cannot be sent are ignored, because the exit event handles a child that is
    // gone.
    const tell = (told: Told) => child.connected && child.send(told, () => {})
    const settle = (outcome: Outcome<Answer>) => {
      isOver = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      child.off('message', listen)
      child.off('exit', die)
      keepAlive(child, false)
      if (failure) reject(failure.reason as Error)
      else resolve(outcome)
    }
    const listen = (said: Said) => {
      if (said.kind === 'news') return hear?.(said.news as News)
      if (said.kind !== 'question') return settle(said as Finished<Answer>)
      const { id } = said
      reply(answer, said.question as Question).then((told) => tell({ id, ...told }), end)
    }
    const die = (code: number | null, by: NodeJS.Signals | null) => {
      const why = whyEnded(code, by)
      const isByClock = isLate && (why === 'system' || why === 'crash')
      settle(isByClock ? { kind: 'late' } : { kind: 'ended', why })
    }
    signal?.addEventListener('abort', abort)
    child.on('message', listen)
    child.on('exit', die)
    tell({ kind: 'work', work, cpuMs })
  })
}

async function reply<Question>(answer: Giver<never, Question>['answer'], question: Question) {
  try {
    if (!answer) throw new Error('A child asked a question that nobody answers.')
    return { kind: 'answer', answer: await answer(question) } as const
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { kind: 'refusal', problem: error.kind, message: error.message } as const
  }
}
