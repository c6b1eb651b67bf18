import type { FromListener, SiteAnswer, SitesBehind, ToListener } from './messages.ts'

type Answer = Exclude<ToListener, { is: 'stop' }>

/**
 * Asks the server through messages: `say` has to send a message, and `hear` has to be called with
 * each reply.
 */
export function askThrough(say: (message: FromListener) => void): {
  behind: SitesBehind
  hear(message: Answer): void
} {
  let asked = 0
  const waiting = new Map<number, (message: Answer) => void>()

  function answerTo(make: (id: number) => FromListener): Promise<Answer> {
    const id = ++asked
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      say(make(id))
    })
  }

  return {
    hear(message) {
      const take = waiting.get(message.id)
      waiting.delete(message.id)
      take?.(message)
    },
    behind: {
      async knows(called) {
        const answer = await answerTo((id) => ({ is: 'knows', id, called }))
        return answer.is === 'knows' && answer.isKnown
      },
      /**
       * Asks the site. If the client hangs up, the request still counts until the site has ended
       * its work for it.
       */
      async ask(question, gone): Promise<SiteAnswer | null> {
        const answer = await answerTo((id) => {
          gone.addEventListener('abort', () => say({ is: 'gone', id }), { once: true })
          return { is: 'ask', id, question }
        })
        if (answer.is === 'answer') return answer.answer
        throw new Error('The site failed')
      },
    },
  }
}
