import { readingOf } from './reading.ts'

declare const chrome: {
  runtime: {
    onMessage: {
      addListener(
        listen: (message: string, from: unknown, answer: (value: unknown) => void) => void,
      ): void
    }
  }
}

const article = () => document.querySelector<HTMLElement>('article, main') ?? document.body

chrome.runtime.onMessage.addListener((message, _, answer) => {
  if (message === 'read') answer(readingOf(article().innerText))
})
