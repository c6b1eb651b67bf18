import { readingOf, type Reading } from './reading.ts'
import { show } from './show.ts'

/** The part of the browser's interface that is used here. */
declare const chrome:
  | {
      tabs?: {
        query(what: object): Promise<{ id?: number }[]>
        sendMessage(tab: number, message: string): Promise<Reading>
      }
    }
  | undefined

async function ask(): Promise<Reading> {
  const tabs = typeof chrome === 'undefined' ? undefined : chrome.tabs
  const [tab] = (await tabs?.query({ active: true, currentWindow: true })) ?? []
  return tab?.id === undefined ? readingOf('') : tabs!.sendMessage(tab.id, 'read')
}

show(await ask().catch(() => readingOf('')))
