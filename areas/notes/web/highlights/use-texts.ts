import { useEffect, useState } from 'react'
import { textsInPage, type TextInPage } from './text-in-page.ts'

/** The pause after which a changed page is read again, since pages change in many steps. */
const SETTLED_MS = 120

export interface FollowedText extends TextInPage {
  /** The number of times that the words of the text were replaced. */
  version: number
}

/**
 * The texts on the page in which passages can be highlighted. The list is updated when the page
 * changes.
 */
export function useTexts(): readonly FollowedText[] {
  const [texts, setTexts] = useState<readonly FollowedText[]>([])

  useEffect(() => {
    const touched = new Set<HTMLElement>()
    let timer: ReturnType<typeof setTimeout> | undefined

    function look() {
      timer = undefined
      setTexts((before) => {
        const now = textsInPage().map((text) => {
          const known = before.find(
            ({ within, subject }) =>
              within === text.within &&
              subject.kind === text.subject.kind &&
              subject.id === text.subject.id,
          )
          if (!known) return { ...text, version: 0 }
          return touched.has(text.within) ? { ...known, version: known.version + 1 } : known
        })
        touched.clear()
        const isSame = now.length === before.length && now.every((text, at) => text === before[at])
        return isSame ? before : now
      })
    }

    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        // Changes outside of these texts, such as in our own list, do not count.
        if (!element?.closest('[data-words]') && !element?.querySelector('[data-words]')) continue
        const within = element.closest<HTMLElement>('[data-selectable]')
        if (within) touched.add(within)
      }
      timer ??= setTimeout(look, SETTLED_MS)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    look()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])

  return texts
}
