import type { JSValueHandle, QuickJS } from 'quickjs-wasi'
import { SANDBOX } from './limits.ts'
import { sizeFault } from './faults.ts'
import { lengthOf, textOf } from './texts-outside.ts'

/** Asks a question outside of the machine; question and answer are JSON. */
export type AskOutside = (name: string, question: string) => Promise<string>

export interface MachineQuestions {
  /** The function by which the code asks, as a value of its machine. */
  ask: JSValueHandle
  asked(): number
  /** Says if answers are pending. */
  areOpen(): boolean
}

/**
 * Handles the questions of a machine. Answers are delivered by `enter` in the order of their
 * questions, because any other order would make runs of the same code differ.
 */
export function machineQuestions(
  vm: QuickJS,
  most: number,
  askOutside: AskOutside,
  enter: (work: () => void) => void,
): MachineQuestions {
  let [asked, open] = [0, 0]
  let before: Promise<unknown> = Promise.resolve()

  const ask = vm.newFunction('ask', (name, question) => {
    const reply = vm.newPromise()
    const refuse = (words: string) => {
      using error = vm.newError(words)
      reply.reject(error)
    }
    const accept = (answer: string) => {
      using text = vm.newString(answer)
      reply.resolve(text)
    }
    const refusal = refusalOf(question)
    if (refusal !== null) {
      refuse(refusal)
      return reply.handle
    }
    asked++
    open++
    const answered = askOutside(
      textOf(name, SANDBOX.questionNameCharacters),
      textOf(question, SANDBOX.questionCharacters),
    ).then(
      (answer) => () => accept(answer),
      (error: Error) => () => refuse(error.message),
    )
    before = before.then(async () => {
      const settle = await answered
      open--
      enter(settle)
    })
    return reply.handle
  })

  function refusalOf(question: JSValueHandle | undefined): string | null {
    if (asked >= most) return `The code asks more than ${most} questions.`
    if (lengthOf(question) <= SANDBOX.questionCharacters) return null
    return sizeFault('The question', SANDBOX.questionCharacters).words
  }

  return { ask, asked: () => asked, areOpen: () => open > 0 }
}
