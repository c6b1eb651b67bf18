import { HELP, run } from './tally.ts'

const args = document.querySelector<HTMLInputElement>('#args')!
const input = document.querySelector<HTMLTextAreaElement>('#input')!
const output = document.querySelector<HTMLOutputElement>('#output')!

function play() {
  const words = args.value.trim().split(/\s+/).filter(Boolean)
  const { text, code } = run(words, input.value)
  output.textContent = text
  output.dataset['failed'] = String(code !== 0)
}

document.querySelector('#help')!.textContent = HELP
document.querySelector('#form')!.addEventListener('input', play)
document.querySelector('#form')!.addEventListener('submit', (event) => event.preventDefault())
play()
