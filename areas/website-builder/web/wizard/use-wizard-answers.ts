import { useEffect, useState } from 'react'
import { draftStore } from '#web/place/draft-store.ts'
import { draftLanguages, type SiteAbout, type WizardAnswers } from '../../contract.ts'
import { noAnswers, noFacts } from '../../wizard.ts'

interface Typed {
  answers: WizardAnswers
  about: SiteAbout
}

const nothing: Typed = { answers: noAnswers, about: noFacts }

/** Answers from which no site was made yet, stored in the browser. */
const typedStore = draftStore<Typed>(
  'site-wizard',
  (kept) => Array.isArray(kept?.answers?.features) && typeof kept?.about?.contact === 'object',
)
const ID = 'new'

/** The language of the browser, if sites can be drafted in it; otherwise empty. */
function readersLanguage(): Pick<SiteAbout, 'language'> {
  const base = navigator.language.split('-')[0]
  const language = draftLanguages.find((one) => one === base)
  return language ? { language } : {}
}

/** The answers so far. They survive a reload, but not in the demo, where no sites are made. */
export function useWizardAnswers(isKept: boolean) {
  const [typed, setTyped] = useState(nothing)
  useEffect(() => {
    const kept = isKept ? typedStore.read(ID) : null
    // The stored answers are set after the first render, because the server renders the page
    // without them.
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
