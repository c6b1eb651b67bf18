import type { ArticleDraft } from '../sample-article.ts'

export const science: readonly ArticleDraft[] = [
  {
    key: 'two-way-protein',
    minutesAgo: 57,
    title: 'A protein that folds in two ways rewrites a figure found in every textbook',
    summary:
      'Biochemists in Quellin have shown that the muscle protein torvin folds into two shapes from the same chain, and that cells choose between them by salt. The textbook figure shows one. Earlier work had missed the second because crystals form from the first alone. The finding may explain a muscle disease whose patients carry no mutation.',
    sourceCount: 18,
    photo: '1532187863486-abf9dbad1b69',
  },
  {
    key: 'bat-cave-map',
    minutesAgo: 95,
    title: 'Bats map a cave that they have never seen, from the echoes of others',
    summary:
      'Young bats that had only listened to older ones found their way through an unfamiliar cave at the first attempt. Bats without that experience took five times as long. The experiment used a cave built from 3,000 foam blocks in an aircraft hangar.',
    sourceCount: 11,
  },
  {
    key: 'deep-ice-air',
    minutesAgo: 512,
    title: 'Drillers bring up ice that has not met the air for 2.1 million years',
    summary:
      'An expedition from five countries has lifted a core of blue ice from a depth of 1,940 meters. Bubbles in it hold air that is 2.1 million years old, 600,000 years more than any before. First measurements show swings every 41,000 years, as theory demands. What nobody expected was the dust: there is three times as much of it as in younger ice.',
    sourceCount: 24,
  },
  {
    key: 'replication-library',
    minutesAgo: 748,
    title: 'A library that only publishes repeats of other people’s experiments turns five',
    summary:
      'The Repeat Library in Dunmere has published its thousandth replication. Of all the experiments it repeated, 61 percent gave the same result, 22 percent a weaker one and 17 percent none. Authors are told six months ahead and may help. Most do.',
    meaningForYou:
      'Before you rely on a study, look for it in the library’s free catalog, which is sorted by subject.',
    sourceCount: 7,
    photo: '1507413245164-6160d8298b31',
  },
  {
    key: 'bronze-age-loom',
    minutesAgo: 1127,
    title:
      'Weights from a lake bed show that Bronze Age weavers used a loom thought 900 years younger',
    summary:
      'Archaeologists found 64 clay weights on the bed of Lake Orrin, still in the order in which they hung. The order belongs to a pattern that needs four shafts. Looms of that kind were thought to have arrived nine centuries later. A weaver has since reproduced the cloth.',
    sourceCount: 13,
  },
  {
    key: 'neutrino-lake',
    minutesAgo: 1374,
    title:
      'The neutrino telescope under Lake Orrin catches its first visitor from outside the galaxy',
    summary:
      'Detectors hung in the deep water of Lake Orrin have recorded a neutrino of extreme energy, which came from the direction of a distant galaxy with an active core. Two telescopes saw the same galaxy brighten eleven hours later. One event proves nothing, the team writes. The chance that it is an accident is one in 3,400.',
    sourceCount: 20,
    photo: '1462331940025-496dfbfc7564',
  },
]
