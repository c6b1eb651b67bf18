import { useEffect, useState } from 'react'
import { draftStore } from '#web/place/draft-store.ts'
import { draftLanguages, type SiteAbout, type WizardAnswers } from '../../contract.ts'
import { noAnswers, noFacts } from '../../wizard.ts'

interface Typed {
  answers: WizardAnswers
  about: SiteAbout
}

const nothing: Typed = { answers: noAnswers, about: noFacts }

/** Answers that made no site yet. */
const typedStore = draftStore<Typed>(
  'site-wizard',
  (kept) => Array.isArray(kept?.answers?.features) && typeof kept?.about?.contact === 'object',
)
const ID = 'new'

/** The language of the browser, if sites are drafted in it. */
function readersLanguage(): Pick<SiteAbout, 'language'> {
  const base = navigator.language.split('-')[0]
  const language = draftLanguages.find((one) => one === base)
  return language ? { language } : {}
}

/** The answers so far. They survive a reload if sites are made from them. */
export function useWizardAnswers(isKept: boolean) {
  const [typed, setTyped] = useState(nothing)
  useEffect(() => {
    const kept = isKept ? typedStore.read(ID) : null
    // Set after the first render, because the server draws the page without what this browser
    // keeps.
    if (kept) setTyped(kept)
    else if (isKept) setTyped({ ...nothing, about: { ...noFacts, ...readersLanguage() } })
  }, [isKept])

  function change(next: Partial<Typed>) {
    const changed = { ...typed, ...next }
    setTyped(changed)
    if (isKept) typedStore.write(ID, changed)
  }

  return { ...typed, change, forget: () => typedStore.remove(ID) }
}
