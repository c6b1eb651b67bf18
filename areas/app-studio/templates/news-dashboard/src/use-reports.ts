import { useEffect, useState } from 'react'
import type { Report } from './figures.ts'

/** Reports, or the reason why there are none; null until either is there. */
export type News = { reports: Report[] } | { fault: string } | null

export function useReports(): { news: News; again(): void } {
  const [news, setNews] = useState<News>(null)
  const [nth, setNth] = useState(0)

  useEffect(() => {
    let isGone = false
    void ask().then((answer) => {
      if (!isGone) setNews(answer)
    })
    return () => {
      isGone = true
    }
  }, [nth])

  return {
    news,
    again() {
      setNews(null)
      setNth(nth + 1)
    },
  }
}

async function ask(): Promise<News> {
  try {
    const answer = await fetch('./functions/news')
    const told = (await answer.json()) as { reports?: Report[]; fault?: string }
    if (told.reports) return { reports: told.reports }
    return { fault: told.fault ?? 'The news could not be read.' }
  } catch {
    return { fault: 'No function answers here. Preview or deploy this project in Synthwire.' }
  }
}
