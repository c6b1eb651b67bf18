import { parseHTML } from 'linkedom'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { askKeepers, type Ask } from '#core/contract.ts'
import { Answers } from './answers.ts'
import { AnswersContext, AskContext } from './api.tsx'

/**
 * A page without a browser. Each test of the file begins with an empty page, whose `document` and
 * `window` are global.
 */
export function testPage(ask: Ask = askKeepers({})) {
  let root: Root | null = null

  beforeEach(() => {
    const window = parseHTML('<main></main>')
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', window.document)
    vi.stubGlobal('Event', window.Event)
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })
  afterEach(async () => {
    await leave()
    vi.unstubAllGlobals()
  })

  const main = () => document.querySelector('main')!
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )

  async function leave(): Promise<void> {
    await act(async () => root?.unmount())
    root = null
  }

  return {
    main,
    /** The words in the page. */
    words: () => main().textContent,
    button,
    async show(screen: ReactNode): Promise<void> {
      root ??= createRoot(main())
      const shown = (
        <AskContext value={ask}>
          <AnswersContext value={new Answers()}>{screen}</AnswersContext>
        </AskContext>
      )
      await act(async () => root!.render(shown))
    },
    /** Presses a button by its name, or any element. */
    async press(pressed: string | Element): Promise<void> {
      const element = typeof pressed === 'string' ? button(pressed)! : pressed
      await act(async () => void element.dispatchEvent(new Event('click', { bubbles: true })))
    },
    leave,
  }
}
