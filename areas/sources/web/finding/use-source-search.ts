import { useContext, useEffect, useRef, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { finding, type Candidate, type DirectoryLanguage } from '../../contracts/finding.ts'

/** The pause after typing that starts a search. */
const PAUSE_MS = 500

interface Found {
  candidates: Candidate[]
  note: string | null
}

interface SearchState {
  isPending: boolean
  /** The latest results. They stay on the screen while newer ones load. */
  found: Found | null
  error: unknown
}

const atRest: SearchState = { isPending: false, found: null, error: null }

/** Searches for the typed text after a pause in typing, or at once when `search` is called. */
export function useSourceSearch(text: string, language: DirectoryLanguage | undefined) {
  const ask = useContext(AskContext)
  const [box] = useState(() => `box-${Math.random().toString(36).slice(2)}`)
  const [state, setState] = useState(atRest)
  const round = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function search() {
    clearTimeout(timer.current)
    const thisRound = ++round.current
    const isLatest = () => thisRound === round.current
    setState(({ found }) => ({ isPending: true, found, error: null }))
    try {
      const found = await ask(finding.findSources, { text, language, box })
      if (isLatest()) setState({ isPending: false, found, error: null })
    } catch (error) {
      if (isLatest()) setState({ isPending: false, found: null, error })
    }
  }

  const latestSearch = useRef(search)
  useEffect(() => {
    latestSearch.current = search
  })
  useEffect(() => {
    if (text.trim() === '') {
      round.current++
      setState(atRest)
      return
    }
    timer.current = setTimeout(() => void latestSearch.current(), PAUSE_MS)
    return () => clearTimeout(timer.current)
  }, [text, language])

  return { ...state, search }
}
