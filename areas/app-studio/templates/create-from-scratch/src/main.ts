import { greetingAt } from './greeting.ts'

const now = new Date()
document.querySelector('#greeting')!.textContent = greetingAt(now.getHours())
document.querySelector('#date')!.textContent = now.toLocaleDateString('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
