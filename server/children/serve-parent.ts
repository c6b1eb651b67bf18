import { Problem } from '#core/problem.ts'
import { READY, type Finished, type Said, type Told } from './messages.ts'
import { watchSelf } from './watch-self.ts'

/** The functions by which a child reaches its parent during a piece of work. */
export interface Parent<News = never, Question = never> {
  tell(news: News): void
  /** Asks the parent; fails with the `Problem` if the parent refuses. */
  ask<Answer>(question: Question): Promise<Answer>
}

/**
 * Makes this process a child: it does the work that its parent gives it, within limits, until the
 * parent is gone.
 */
export function serveParent<Work, News = never, Question = never>(
  perform: (work: Work, parent: Parent<News, Question>) => unknown,
): void {
  const watch = watchSelf(Number(process.argv[2]))
  const say = (said: Said) => void process.send!(said)
  const waiting = new Map<number, Reply>()
  let asked = 0

  const parent: Parent<News, Question> = {
    tell: (news) => say({ kind: 'news', news }),
    ask<Answer>(question: Question) {
      const id = asked++
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Reply['resolve'], reject })
        say({ kind: 'question', id, question })
      })
    },
  }

  process.on('disconnect', () => process.exit())
  process.on('message', async (told: Told) => {
    if (told.kind === 'work') {
      watch.begin(told.cpuMs)
      const outcome = await outcomeOf(() => perform(told.work as Work, parent))
      watch.end()
      waiting.clear()
      return say({ ...outcome, memoryBytes: process.memoryUsage.rss() })
    }
    const reply = waiting.get(told.id)
    waiting.delete(told.id)
    if (told.kind === 'answer') reply?.resolve(told.answer)
    else reply?.reject(new Problem(told.problem, told.message))
  })
  process.send!(READY)
}

interface Reply {
  resolve(answer: unknown): void
  reject(problem: Problem): void
}

type Ended<T> = T extends unknown ? Omit<T, 'memoryBytes'> : never

async function outcomeOf(work: () => unknown): Promise<Ended<Finished<unknown>>> {
  try {
    return { kind: 'done', answer: await work() }
  } catch (error) {
    if (error instanceof Problem)
      return { kind: 'problem', problem: error.kind, message: error.message }
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind: 'failed', error: words, code: codeOf(error) }
  }
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}
