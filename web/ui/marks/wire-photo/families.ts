import type { Motifs } from './motifs/motif.ts'

interface Family {
  members: string
  load: () => Promise<Motifs>
}

/** The motifs by the files that they travel in: a browser fetches those that it draws. */
export const families: readonly Family[] = [
  {
    members: 'whale fish bird bee butterfly cow horse paw elephant hive',
    load: async () => (await import('./motifs/animals.ts')).animals,
  },
  {
    members: 'tank helmet missile jet warship explosion warning fireEngine',
    load: async () => (await import('./motifs/conflict.ts')).conflict,
  },
  {
    members: 'book bookshelf newspaper painting camera microphone gamepad dress',
    load: async () => (await import('./motifs/culture.ts')).culture,
  },
  {
    members: 'chat padlock keyhole phishing phone laptop browser surveillance glasses',
    load: async () => (await import('./motifs/devices.ts')).devices,
  },
  {
    members: 'windTurbine solar nuclear oilRig oilPump pylon battery pipeline mine factory',
    load: async () => (await import('./motifs/energy.ts')).energy,
  },
  {
    members: 'wheat tractor wine beer coffee meal fruit bread basket',
    load: async () => (await import('./motifs/food.ts')).food,
  },
  {
    members: 'syringe pill dna brain heart pulse virus bloodDrop microscope flask eye tooth',
    load: async () => (await import('./motifs/health.ts')).health,
  },
  {
    members: 'chip circuit robot robotArm neurons servers cloud cable mast',
    load: async () => (await import('./motifs/machines.ts')).machines,
  },
  {
    members:
      'chartUp chartDown bars coins banknotes percent bitcoin card gold briefcase bag parcel receipt',
    load: async () => (await import('./motifs/money.ts')).money,
  },
  {
    members: 'iceberg wave mountain forest tree leaf drought dam river fossil globe',
    load: async () => (await import('./motifs/nature.ts')).nature,
  },
  {
    members: 'tape ribbons terraces ripples weave',
    load: async () => (await import('./motifs/patterns.ts')).patterns,
  },
  {
    members: 'crowd family baby candle rings clock beach tools magnifier',
    load: async () => (await import('./motifs/people.ts')).people,
  },
  {
    members:
      'house skyline construction hospital school university columns parliament prison border worship shop farm',
    load: async () => (await import('./motifs/places.ts')).places,
  },
  {
    members:
      'rocket satellite planet moon lander astronaut galaxy blackHole comet observatory dish',
    load: async () => (await import('./motifs/space.ts')).space,
  },
  {
    members:
      'football goal gridiron basketball baseball tennis golf cricket stopwatch medal trophy chequered swimming chess',
    load: async () => (await import('./motifs/sport.ts')).sport,
  },
  {
    members: 'cinema filmReel screen note vinyl guitar stage mask',
    load: async () => (await import('./motifs/stage.ts')).stage,
  },
  {
    members:
      'gavel scales ballot flag handshake podium document scroll police policeTape crown dove protest',
    load: async () => (await import('./motifs/state.ts')).state,
  },
  {
    members: 'car electricCar road truck bus train tram bicycle',
    load: async () => (await import('./motifs/traffic.ts')).traffic,
  },
  {
    members: 'plane helicopter drone ship sail harbour bridge suitcase passport',
    load: async () => (await import('./motifs/voyages.ts')).voyages,
  },
  {
    members:
      'sun thermometer rain lightning hurricane snow wind flood wildfire flame earthquake volcano',
    load: async () => (await import('./motifs/weather.ts')).weather,
  },
]

const arriving = new Map<Family, Promise<Motifs>>()

/** The same promise each time, as a component that waits for it needs. */
export function loadFamilyOf(name: string): Promise<Motifs> {
  const family = families.find(({ members }) => members.split(' ').includes(name))!
  const motifs = arriving.get(family) ?? family.load()
  arriving.set(family, motifs)
  return motifs
}
