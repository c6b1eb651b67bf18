import type { Api } from '#core/contract.ts'
import type { BrandVoice, brandVoice } from '../contracts/brand-voice.ts'

export const sampleBrandVoice: BrandVoice = {
  name: 'Calder & Finch',
  description:
    'We build tools for people who work while others sleep. We write the way a good harbor master talks on the radio: short, calm, and sure of the numbers.',
  audience: 'Harbor masters, berth planners, night editors, and the people who relieve them',
  tone: 'friendly',
  wordsToUse: ['berth', 'handover', 'desk', 'watch', 'on time', 'by hand'],
  wordsToAvoid: ['solution', 'leverage', 'seamless', 'revolutionary', 'journey'],
  example:
    'The tide turns at 04:12. By 04:15 the board has moved two ships, told the pilots and let the night watch finish its tea.',
}

/** The sample voice. Changes last as long as the page. */
export function demoBrandVoice(): Api<typeof brandVoice> {
  let voice = sampleBrandVoice
  return {
    async getBrandVoice() {
      return voice
    },

    async saveBrandVoice(changes) {
      voice = { ...voice, ...changes }
    },
  }
}
