import { hubBase } from '#web/place/hub-base.ts'
import type { Toast } from '#web/ui/overlays/Toast.tsx'

const words = {
  views: {
    title: 'Custom, Synth, Theme',
    text: 'Custom shows your panels and folders. Synth is one list of briefings to read from top to bottom. Theme sorts the articles by subject.',
  },
  time: {
    title: 'Time of the page',
    text: 'This sets the time of the whole page. A panel or folder with a switch of its own can show another one.',
  },
  period: {
    title: 'Period of this panel',
    text: 'This changes this panel alone. The switch at the top of the page sets the time of all panels.',
  },
} satisfies Record<string, Toast>

/**
 * Explains a switch in a toast when it is first used in this browser. The toast stays until it is
 * closed.
 */
export function explainFirstUse(of: keyof typeof words, toast: (toast: Toast) => void): void {
  const key = `synthwire-explained-${of}${hubBase()}`
  try {
    if (localStorage.getItem(key)) return
    localStorage.setItem(key, 'yes')
  } catch {
    // A browser that stores nothing would show the toast each time, so it is not shown at all.
    return
  }
  toast({ ...words[of], action: { label: 'Got it', onSelect: () => {} } })
}
