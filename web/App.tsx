import './look/base.css'
import './look/fonts.css'
import './look/tokens.css'
import { useState } from 'react'
import type { Answers } from './asking/answers.ts'
import { AnswersContext, AskContext, useChanges } from './asking/api.tsx'
import { Clock } from './place/clock.tsx'
import type { Door } from './place/doors.ts'
import { PanelMemoryContext } from './panel-memory.ts'
import { PageProvider } from './place/page.tsx'
import { VisitContext } from './place/visit.ts'
import { Screens } from './screens.tsx'
import { ThemeProvider, type Theme } from './theme.tsx'
import { Trouble } from './ui/blocks/Trouble.tsx'
import { ToastProvider } from './ui/overlays/Toast.tsx'

interface AppProps {
  door: Door
  answers: Answers
  now: Date
  theme: Theme | null
  /** Called when the page is interactive. */
  onReady?: () => void
}

export function App({ door, answers, now, theme, onReady }: AppProps) {
  const [visit] = useState(() => new Map())
  return (
    <AnswersContext value={answers}>
      <AskContext value={door.ask}>
        <PageProvider keeper={door.pages}>
          <ThemeProvider start={theme} keep={door.keepTheme}>
            <Clock start={now} goesOn={door.timeGoesOn}>
              <ToastProvider>
                <Listener door={door} />
                <PanelMemoryContext value={door.panel}>
                  <VisitContext value={visit}>
                    <Trouble>
                      <Screens keeper={door.pages} onReady={onReady} />
                    </Trouble>
                  </VisitContext>
                </PanelMemoryContext>
              </ToastProvider>
            </Clock>
          </ThemeProvider>
        </PageProvider>
      </AskContext>
    </AnswersContext>
  )
}

function Listener({ door }: { door: Door }) {
  useChanges(door.follow)
  return null
}
