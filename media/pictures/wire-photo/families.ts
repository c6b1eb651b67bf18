import type { Motifs } from './motifs/motif.ts'

interface Family {
  members: string
  load: () => Promise<Motifs>
}

/**
 * The motifs, grouped by the files that hold them. A browser fetches only the files whose motifs it
 * draws.
 */
export const families: readonly Family[] = [
  {
    members:
      'whale fish cow horse elephant paw hurricane flood wildfire flame earthquake volcano ' +
      'coffee meal fruit bread basket wheat tractor wine beer oilRig oilPump pipeline mine ' +
      'factory iceberg wave mountain drought dam river forest tree leaf fossil globe ' +
      'windTurbine solar nuclear pylon battery sun thermometer rain lightning snow wind ' +
      'bird bee butterfly hive',
    load: async () => (await import('./motifs/earth.ts')).earth,
  },
  {
    members:
      'football goal gridiron basketball baseball tennis golf brain heart pulse virus ' +
      'bloodDrop eye cricket stopwatch medal trophy chequered swimming chess book bookshelf ' +
      'newspaper painting camera microphone gamepad dress chat padlock keyhole phishing ' +
      'phone laptop browser surveillance glasses dataHall serverAisle chiller prompt chip ' +
      'circuit robot robotArm neurons syringe pill dna microscope flask tooth servers cloud ' +
      'cable mast planet moon galaxy blackHole comet hoop diamond bats goalposts faceguard ' +
      'rocket satellite lander astronaut observatory dish cinema filmReel screen note vinyl ' +
      'guitar stage mask',
    load: async () => (await import('./motifs/minds.ts')).minds,
  },
  {
    members:
      'house skyline construction hospital worship shop farm booths rosette signing ' +
      'motorcade lawBooks jury patrolCar hemicycle ballotPaper microphones handcuffs tank ' +
      'helmet missile jet warship explosion warning fireEngine carrier launcher school ' +
      'university columns parliament prison border gavel scales document scroll police ' +
      'policeTape crowd family baby candle rings clock beach tools magnifier ballot flag ' +
      'handshake podium crown dove protest',
    load: async () => (await import('./motifs/states.ts')).states,
  },
  {
    members:
      'chartUp chartDown bars coins banknotes percent bitcoin vault car electricCar road ' +
      'truck bus train tram bicycle plane helicopter drone ship sail harbour bridge ' +
      'suitcase passport card gold briefcase bag parcel receipt',
    load: async () => (await import('./motifs/trade.ts')).trade,
  },
  {
    members: 'tape ribbons terraces ripples weave',
    load: async () => (await import('./motifs/patterns.ts')).patterns,
  },
]

const arriving = new Map<Family, Promise<Motifs>>()

/**
 * Loads the motifs of the family that has this one. Each call for a family returns the same promise, because a
 * component that suspends needs a stable one.
 *
 * @param fetchCode calls `load`, and may call it again after a failure.
 */
export function loadFamilyOf(
  name: string,
  fetchCode = (load: Family['load']) => load(),
): Promise<Motifs> {
  const family = families.find(({ members }) => members.split(' ').includes(name))!
  const motifs = arriving.get(family) ?? fetchCode(family.load)
  arriving.set(family, motifs)
  return motifs
}
