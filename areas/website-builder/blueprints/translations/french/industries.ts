/** French texts of industries; the keys are the English texts. */
export const industries: Readonly<Record<string, string>> = {
  Shop: 'Boutique',
  Purchasing: 'Achats',
  Office: 'Bureau',
  '{name}: services and contact.': '{name}\u00a0: services et contact.',
  'Find out what I can do for you, and how to begin.':
    'Découvrez ce que je peux faire pour vous et comment commencer.',
  'See the services': 'Voir les services',
  Services: 'Services',
  'The work that I can take off your hands.': 'Le travail dont je peux vous décharger.',
  'How to get in touch.': 'Comment prendre contact.',
  'What can I do for you?': 'Que puis-je faire pour vous\u202f?',
  'Services: {name}, with answers to common questions.':
    'Services\u00a0: {name}, avec des réponses aux questions fréquentes.',
  'What does it cost?': 'Combien cela coûte-t-il\u202f?',
  'How long does it take?': 'Combien de temps cela prend-il\u202f?',
  'Which documents do you need from me?': 'De quels documents avez-vous besoin\u202f?',
  'Do you work with clients in other places?':
    'Travaillez-vous avec des clients d’autres régions\u202f?',
  'From work': 'Au travail',
  'Describe in a few words what it is about. Please send nothing confidential yet.':
    'Décrivez en quelques mots de quoi il s’agit. N’envoyez encore rien de confidentiel.',
  '{name} in {town}: services and contact.': '{name} à {town}\u00a0: services et contact.',
  'The office': 'Le bureau',
  'Book a meeting': 'Prendre rendez-vous',
  'Find out what we can do for you, and how to begin.':
    'Découvrez ce que nous pouvons faire pour vous et comment commencer.',
  'The work that we can take off your hands.': 'Le travail dont nous pouvons vous décharger.',
  'What can we do for you?': 'Que pouvons-nous faire pour vous\u202f?',
  Advice: 'Conseil',
  Projects: 'Projets',
  '{name}: treatments, opening hours and contact.':
    '{name}\u00a0: soins, horaires d’ouverture et contact.',
  'See the treatments and their prices, and plan your visit.':
    'Découvrez les soins et leurs prix, et préparez votre visite.',
  'See the treatments': 'Voir les soins',
  Treatments: 'Soins',
  'Every treatment with its price.': 'Chaque soin avec son prix.',
  'Hours and address': 'Horaires et adresse',
  'Time for yourself?': 'Un moment pour vous\u202f?',
  'Treatments: {name}, with answers to common questions.':
    'Soins\u00a0: {name}, avec des réponses aux questions fréquentes.',
  'Treatments and prices': 'Soins et prix',
  'Not sure which one is right? Ask before you book.':
    'Vous hésitez\u202f? Demandez conseil avant de réserver.',
  'How do I change or cancel an appointment?': 'Comment déplacer ou annuler un rendez-vous\u202f?',
  'Do you sell vouchers?': 'Proposez-vous des bons cadeaux\u202f?',
  'What should I bring?': 'Que dois-je apporter\u202f?',
  'A look inside': 'Un coup d’œil à l’intérieur',
  'Do you have a question before your visit? Write to me.':
    'Une question avant votre visite\u202f? Écrivez-moi.',
  '{name} in {town}: treatments, opening hours and contact.':
    '{name} à {town}\u00a0: soins, horaires d’ouverture et contact.',
  'Book an appointment': 'Prendre un rendez-vous',
  'Do you have a question before your visit? Write to us.':
    'Une question avant votre visite\u202f? Écrivez-nous.',
  'Front desk': 'Accueil',
  '{name}: food and drink, opening hours and contact.':
    '{name}\u00a0: carte, horaires d’ouverture et contact.',
  'See the menu, find the opening hours and plan your visit.':
    'Consultez la carte et les horaires, et préparez votre visite.',
  'See the menu': 'Voir la carte',
  'Food and drink': 'Carte',
  'The menu, with prices.': 'La carte, avec les prix.',
  'Planning a visit?': 'Vous préparez une visite\u202f?',
  'Food and drink: {name}, with answers to common questions.':
    'Carte\u00a0: {name}, avec des réponses aux questions fréquentes.',
  'Ask me about ingredients and allergens.':
    'Demandez-moi la liste des ingrédients et des allergènes.',
  'Do you have vegetarian and vegan dishes?': 'Avez-vous des plats végétariens et véganes\u202f?',
  'Is there step-free access?': 'L’accès est-il de plain-pied\u202f?',
  'Can I bring a dog?': 'Puis-je venir avec un chien\u202f?',
  'Do you cater for groups?': 'Accueillez-vous les groupes\u202f?',
  'From the house': 'De la maison',
  'Are you planning a celebration, or do you have a question? Write to me.':
    'Vous préparez une fête, ou vous avez une question\u202f? Écrivez-moi.',
  '{name} in {town}: food and drink, opening hours and contact.':
    '{name} à {town}\u00a0: carte, horaires d’ouverture et contact.',
  'Book a table': 'Réserver une table',
  'Choose a day and say how many you are, to see which times are free.':
    'Choisissez un jour et dites combien vous serez pour voir les horaires libres.',
  'Ask us about ingredients and allergens.':
    'Demandez-nous la liste des ingrédients et des allergènes.',
  'Are you planning a celebration, or do you have a question? Write to us.':
    'Vous préparez une fête, ou vous avez une question\u202f? Écrivez-nous.',
  Kitchen: 'Cuisine',
  Service: 'Service',
  '{name}: features and contact.': '{name}\u00a0: fonctionnalités et contact.',
  'See what it does, and how to start.': 'Découvrez ce qu’il fait et comment commencer.',
  'See the features': 'Voir les fonctionnalités',
  Features: 'Fonctionnalités',
  'What it does, one thing at a time.': 'Ce qu’il fait, point par point.',
  'See if it fits your work': 'Voyez s’il convient à votre travail',
  'Talk to me': 'Contactez-moi',
  'Features: {name}, with answers to common questions.':
    'Fonctionnalités\u00a0: {name}, avec des réponses aux questions fréquentes.',
  'How do I start?': 'Comment commencer\u202f?',
  'Where is my data kept?': 'Où sont conservées mes données\u202f?',
  'Which systems does it work with?': 'Avec quels systèmes fonctionne-t-il\u202f?',
  'How do I cancel?': 'Comment résilier\u202f?',
  Screens: 'Captures d’écran',
  'Do you want to try it, or know more? Write to me.':
    'Vous voulez l’essayer ou en savoir plus\u202f? Écrivez-moi.',
  '{name} in {town}: features and contact.': '{name} à {town}\u00a0: fonctionnalités et contact.',
  Address: 'Adresse',
  'Book a demo': 'Réserver une démonstration',
  'Talk to us': 'Contactez-nous',
  'Do you want to try it, or know more? Write to us.':
    'Vous voulez l’essayer ou en savoir plus\u202f? Écrivez-nous.',
  Product: 'Produit',
  Engineering: 'Développement',
  Support: 'Assistance',
  '{name}: activities, opening hours and contact.':
    '{name}\u00a0: activités, horaires d’ouverture et contact.',
  'See what I do, and how to join.': 'Découvrez ce que je fais et comment participer.',
  'See the activities': 'Voir les activités',
  Activities: 'Activités',
  'Groups, meetings and events.': 'Groupes, réunions et événements.',
  News: 'Actualités',
  'Where to find the community': 'Où trouver la communauté',
  'Join in': 'Participez',
  'Activities: {name}, with answers to common questions.':
    'Activités\u00a0: {name}, avec des réponses aux questions fréquentes.',
  'Everyone who is curious is welcome to ask.': 'Toute personne curieuse est la bienvenue.',
  'Who can join?': 'Qui peut participer\u202f?',
  'What does membership cost?': 'Combien coûte l’adhésion\u202f?',
  'When and where do you meet?': 'Quand et où vous réunissez-vous\u202f?',
  'How can I help?': 'Comment puis-je aider\u202f?',
  Pictures: 'Images',
  'Do you want to join or to help? Write to me.':
    'Vous voulez participer ou aider\u202f? Écrivez-moi.',
  '{name} in {town}: activities, opening hours and contact.':
    '{name} à {town}\u00a0: activités, horaires d’ouverture et contact.',
  'Book a place': 'Réserver une place',
  'See what we do, and how to join.': 'Découvrez ce que nous faisons et comment participer.',
  'Do you want to join or to help? Write to us.':
    'Vous voulez participer ou aider\u202f? Écrivez-nous.',
  Board: 'Bureau de l’association',
  Groups: 'Groupes',
  Volunteers: 'Bénévoles',
}
