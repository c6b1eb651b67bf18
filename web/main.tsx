import { createRoot, hydrateRoot } from 'react-dom/client'
import { Answers } from './asking/answers.ts'
import { App } from './App.tsx'
import { demoDoor, demoStart, isDemoAddress, servedDemo } from './place/doors.ts'
import { tellAlive } from './presses.ts'
import { loadFirstSteps, loadScreen } from './screens.tsx'
import { readStart } from './start.ts'
import { shownTheme } from './theme.tsx'

const path = location.pathname
const start = readStart()
const demo = start?.place ?? (isDemoAddress(path) ? servedDemo : null)
const address = demo ? demoStart(path, demo) : path + location.search
const now = new Date(start?.now ?? Date.now())

// The one place that looks at the address to choose who answers and where the page is kept.
const door = demo ? demoDoor(demo, address, now) : (await import('./place/live-door.ts')).liveDoor()

const answers = new Answers(start?.answers)

// With the screen's code at hand, what the server drew comes to life in one go.
await loadScreen(address.slice(door.pages.base.length))
if (document.querySelector('.first-run')) await loadFirstSteps()

const root = document.getElementById('root')!
const app = (
  <App door={door} answers={answers} now={now} theme={shownTheme()} onReady={handleReady} />
)
// Of what React got over by itself, the log says what it was.
const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error)
if (start?.address === address) hydrateRoot(root, app, { onRecoverableError })
else createRoot(root).render(app)

function handleReady() {
  document.documentElement.dataset['hydrated'] = ''
  tellAlive()
}
