import type { NewswireStory } from '../story.ts'

export const medicine: readonly NewswireStory[] = [
  {
    key: 'belavir-trial',
    entries: [
      {
        outlet: 'ward-seven',
        minutesBefore: 1010,
        title: 'Belavir keeps infants with RSV out of hospital, trial finds',
        paragraphs: [
          'Infants who were given the drug belavir at the first sign of an RSV infection were 58 percent less likely to need a hospital bed. The trial followed 3,212 children under one year in six countries over two winters.',
          'Belavir is taken as drops, twice a day for five days. The most common side effect was a rash, in one child out of thirty. It works only when it is started within 48 hours, which means that parents need a test at home.',
          'Its maker, Cassel Pharma, intends to apply for approval in the spring. A price has not been named.',
        ],
        author: 'Dr. Amke Lund',
        categories: ['Trials', 'Children'],
      },
      {
        outlet: 'lattice-review',
        minutesBefore: 946,
        title: 'Drug belavir passes RSV trial in infants, with one reservation',
        paragraphs: [
          'Infants with RSV who were given the drug belavir were 58 percent less likely to be admitted to hospital, according to a trial with 3,212 children. The drug blocks the protein by which the virus fuses with a cell.',
          'The reservation concerns resistance. In four percent of treated children the virus changed at the very spot where belavir binds. None of these variants spread to siblings, but the trial was too short to say that none will.',
        ],
        author: 'Petra Solne',
        categories: ['Virology'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 902,
        title: 'Drops against RSV: drug for infants halves hospital stays',
        paragraphs: [
          'A drug that parents can give at home may spare thousands of infants a stay in hospital every winter. In a trial with 3,212 children, belavir reduced admissions for RSV by 58 percent.',
          'Pediatric wards in Calder are full each January because of the virus. The drops from Cassel Pharma must be started within two days, so the children’s hospital in Brennick is testing whether midwives could hand out rapid tests.',
        ],
        categories: ['Health'],
      },
      {
        outlet: 'wire-and-ledger',
        minutesBefore: 858,
        title: 'Cassel Pharma gains 12 percent on belavir trial',
        paragraphs: [
          'Shares of Cassel Pharma rose by 12 percent after its drug belavir cut hospital admissions of infants with RSV by 58 percent in a trial with 3,212 children. The company will seek approval in the spring.',
        ],
      },
    ],
  },
  {
    key: 'brennick-nurses',
    entries: [
      {
        outlet: 'ward-seven',
        minutesBefore: 580,
        title: 'Nurses in Brennick to strike for two days over night shifts',
        paragraphs: [
          'About 4,700 nurses at Brennick’s five municipal hospitals will stop work for 48 hours from Thursday morning. Their union wants no nurse to look after more than ten patients at night. At present the average is fourteen.',
          'Emergency rooms, intensive care and births are exempt. The hospitals will postpone some 900 operations. A mediator had proposed eleven patients and a bonus, which 81 percent of members refused.',
        ],
        author: 'Kaj Morrow',
        categories: ['Hospitals', 'Work'],
      },
      {
        outlet: 'calder-standard',
        minutesBefore: 523,
        title: 'Brennick’s hospitals postpone 900 operations as nurses strike',
        paragraphs: [
          'Five hospitals in Brennick are postponing 900 operations because 4,700 nurses strike on Thursday and Friday. Patients receive a call; whoever hears nothing by Wednesday evening should come.',
          'The dispute is about nights. Nurses want a limit of ten patients each. The city says that it cannot find the 380 people whom that would take, at any wage. The union answers that it has not tried one.',
        ],
        author: 'Livia Strand',
        categories: ['Brennick', 'Health'],
      },
      {
        outlet: 'eleven-nations-radio',
        minutesBefore: 470,
        title: 'Nurses in Brennick announce a strike of two days',
        paragraphs: [
          'Nurses in Calder’s capital Brennick have announced a strike of two days. Some 4,700 of them demand that nobody has to care for more than ten patients at night. The five hospitals will postpone 900 operations, but treat emergencies.',
          'The city has asked for talks on Wednesday. It is the first strike of nurses in the capital in nineteen years.',
        ],
      },
    ],
  },
  {
    key: 'hand-cream-glove',
    entries: [
      {
        outlet: 'ward-seven',
        minutesBefore: 2610,
        title: 'The cream that ruined the gloves',
        paragraphs: [
          'A clinic in Dunmere wondered why its examination gloves tore at twice the usual rate, and only in the mornings. The answer stood beside the sink: a new hand cream with mineral oil, which weakens latex within minutes.',
          'The hygiene nurse who found it had filled gloves with water and hung them up overnight, one row with cream and one without. The clinic has changed the cream. A note to other hospitals is on its way.',
        ],
        author: 'Kaj Morrow',
        categories: ['Hygiene', 'Health'],
      },
    ],
  },
  {
    key: 'blood-drone',
    entries: [
      {
        outlet: 'ward-seven',
        minutesBefore: -210,
        title: 'Blood by drone reaches the islands in 19 minutes',
        paragraphs: [
          'The clinic on Little Sorrel has received its first blood by drone: two units of group O, 19 minutes after the call. The boat takes an hour and ten, when it can sail at all.',
          'The drone flies at 110 kilometers an hour and carries three kilograms in a cooled box. It may not fly in fog. During the trial, which runs until May, every delivery is followed by the boat in case something is missing.',
        ],
        author: 'Kaj Morrow',
        categories: ['Health', 'Islands'],
      },
    ],
  },
  {
    key: 'school-lunch-allergy',
    entries: [
      {
        outlet: 'ward-seven',
        minutesBefore: -1260,
        title: 'Allergy cards on school trays cut emergency calls to three in a year',
        paragraphs: [
          'School kitchens in Ardmoor print a card for each tray of a child with an allergy, with a photograph and the day’s ingredients. Emergency calls because of food fell from 26 to three in the first year.',
          'The cards are printed at six in the morning from the delivery notes, so a replaced ingredient shows up. Cooks sign them. A child may also refuse a tray whose card is missing, and some do so with great dignity.',
        ],
        author: 'Dr. Amke Lund',
        categories: ['Health', 'Children'],
      },
    ],
  },
]
