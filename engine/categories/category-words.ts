import type { Category } from './categories.ts'

/** Subjects that an article can have; "Breaking" is a burst, and "General" is what is left. */
export type Subject = Exclude<Category, 'Breaking' | 'General'>

/**
 * Words that speak for a subject, one or several that stand together. A word in the list of two
 * subjects speaks half as loud for each. English ones are heard in every language, whose own follow below.
 */
export const subjectWords: Record<Subject, string> = {
  'AI Infrastructure': `artificial intelligence, machine learning, deep learning, language model,
    large language model, foundation model, generative ai, neural network, chatbot, llm, gpt, chatgpt,
    openai, anthropic, deepmind, copilot, ai, ai model, ai chip, ai agent, gpu, tpu, accelerator, nvidia,
    data center, data centre, datacenter, hyperscaler, inference, training run, supercomputer, cuda,
    compute cluster, server hall, server rack, server farm, prompt, deepfake, künstliche intelligenz, intelligence artificielle,
    inteligencia artificial, rechenzentrum`,
  'Policy & Government': `congress, senate, senator, parliament, lawmaker, legislation, legislature,
    bill, president, prime minister, minister, ministry, government, election, ballot, vote, voter,
    supreme court, court, judge, justice department, regulation, regulator, republican, democrat,
    democratic party, labour party, conservative, governor, mayor, cabinet, treaty, sanctions, tariff,
    diplomat, diplomatic, embassy, white house, kremlin, brussels, european union, united nations,
    immigration, border, impeachment, campaign, referendum, coalition, opposition, policy, ceasefire,
    tax, tax office, town hall, city council, councillor, public service, ministerial, lawmaking, attorney general,
    military, troops, nato, constitution, ruling, lawsuit, bundestag, kanzler, regierung, wahl,
    gouvernement, élection, gobierno, elecciones`,
  Markets: `stock, stock market, shares, wall street, nasdaq, dow jones, ftse, nikkei, dax, index,
    investor, bond, bond yield, treasury yield, interest rate, rate cut, rate hike, inflation,
    central bank, federal reserve, currency, dollar, euro, yen, sterling, bitcoin, ether, crypto,
    cryptocurrency, commodity, crude, oil price, gold price, futures, trader, trading, rally, selloff,
    sell-off, hedge fund, reserve bank, interest, dividend, ipo, earnings, analyst, portfolio, börse, aktie, bourse, bolsa`,
  Science: `scientist, researcher, research team, physicist, physics, chemist, chemistry, biology,
    biologist, fossil, dinosaur, species, genome, gene, dna, protein, evolution, archaeologist,
    archaeology, excavation, quantum, particle, experiment, laboratory, neuroscience, mathematician,
    mathematics, palaeontologist, paleontologist, geologist, microscope, peer-reviewed, journal nature,
    nobel prize, bronze age, iron age, ice age, ice core, neutrino, cell, molecule, bacteria, bird, insect, volcano, earthquake, seismic, forscher, wissenschaft, chercheurs, científicos`,
  Technology: `software, app, smartphone, phone, iphone, android, laptop, tablet, computer, browser,
    operating system, startup, developer, programmer, open source, gadget, wearable, device, telephone, battery, user, headset, console,
    video game, streaming service, social media, platform, search engine, apple, google, microsoft,
    amazon, meta, facebook, samsung, tiktok, internet, broadband, wireless, 5g, semiconductor,
    chipmaker, chip, processor, robot, robotics, drone, cloud computing, virtual reality, linux,
    technology, tech, gadgets, technik, numérique, tecnología`,
  Environment: `climate, climate change, global warming, emissions, carbon, greenhouse gas, pollution,
    wildfire, drought, flood, flooding, heatwave, hurricane, storm surge, glacier, ice sheet, sea level,
    coral reef, rainforest, deforestation, biodiversity, conservation, wildlife, endangered, ecosystem,
    habitat, renewable energy, solar power, wind farm, wind power, fossil fuel, recycling, plastic waste,
    sustainability, environmental, net zero, tree, forest, wetland, river, water, sea grass, fishery, farming, heat, drought, klima, umwelt, climat, medio ambiente`,
  Space: `nasa, esa, spacex, blue origin, rocket, rocket launch, orbit, orbital, satellite, astronaut,
    cosmonaut, space station, spacecraft, space telescope, lunar, moon, mars, venus, jupiter, saturn,
    asteroid, comet, meteor, galaxy, exoplanet, black hole, solar system, astronomer, astronomy,
    launch pad, lander, rover, booster, cosmic, raumfahrt, weltraum, espace, lune`,
  Healthcare: `hospital, patient, doctor, nurse, surgeon, surgery, disease, cancer, tumour, tumor,
    diabetes, vaccine, vaccination, virus, viral, covid, influenza, flu, measles, outbreak, epidemic,
    pandemic, infection, antibiotic, drug trial, clinical trial, medicine, medication, treatment,
    therapy, diagnosis, symptom, mental health, public health, health officials, health care, clinic,
    pharmacist, pharmacy, malaria, hearing, hearing test, midwife, maternity, ward, dose, healthcare, medical, nhs, fda, pharmaceutical, drugmaker, obesity, dementia, alzheimer,
    krankenhaus, gesundheit, santé, salud`,
  Cybersecurity: `hacker, hacking, hacked, malware, ransomware, phishing, spyware, botnet, data breach,
    breach, cyberattack, cyber attack, cybersecurity, cyber, vulnerability, zero-day, exploit, patch,
    security flaw, flaw, extortion, account theft, security key, hardware key, security update, attacker, encryption, password, credential, backdoor, cve, firewall, threat actor,
    stolen data, leaked data, denial of service, ddos, infosec, sicherheitslücke, cyberangriff`,
  Automotive: `car, automaker, carmaker, automobile, vehicle, electric vehicle, electric car, ev,
    hybrid, pickup truck, suv, sedan, self-driving, driverless, autonomous vehicle, robotaxi, tesla,
    toyota, ford, general motors, volkswagen, bmw, mercedes, honda, hyundai, nissan, stellantis, rivian,
    charging station, charging point, charger, charging network, driver, steering wheel, dashboard, dealership, motorist, recall, assembly plant, autobauer,
    elektroauto, voiture, automóvil`,
  Business: `company, firm, corporate, ceo, chief executive, executive, chairman, board of directors, shipyard, shipping, foundry, tenant, apprentice, customer, shop, mall,
    merger, acquisition, acquire, takeover, buyout, revenue, profit, quarterly, sales, retailer, retail,
    supply chain, manufacturer, manufacturing, factory, layoffs, job cuts, workforce, union, strike,
    bankruptcy, bank, lender, airline, brand, consumer, economy, economic, unemployment, exports,
    imports, small business, venture capital, funding round, valuation, shareholder, unternehmen,
    konzern, wirtschaft, entreprise, empresa`,
}

/** The most telling words of other languages, until what is learnt knows more. */
export const foreignWords: Partial<Record<string, Record<Subject, string>>> = {
  de: {
    'AI Infrastructure':
      'ki-modell, ki, sprachmodell, maschinelles lernen, chatbot, neuronales netz, ki-chip',
    'Policy & Government': `bundestag, bundesrat, bundesregierung, kanzlerin, minister, ministerium, abgeordnete, gesetz,
      gesetzentwurf, wahlkampf, partei, koalition, opposition, gericht, urteil, bürgermeister, präsident, parlament,
      spd, cdu, grünen, fdp, afd, verfassung, eu-kommission, sanktionen, asyl`,
    Markets:
      'aktien, anleger, zinsen, leitzins, inflation, notenbank, ezb, kurs, anleihe, börsengang, ölpreis, goldpreis',
    Science:
      'forscher, forscherin, studie, physik, biologie, archäologe, fossil, gen, experiment, labor, universität, erdbeben',
    Technology:
      'handy, app, rechner, betriebssystem, bildschirm, prozessor, roboter, drohne, soziale medien, entwickler, netz',
    Environment:
      'klimawandel, erderwärmung, treibhausgas, dürre, waldbrand, hochwasser, artenschutz, naturschutz, windkraft, solaranlage, gletscher',
    Space:
      'rakete, satellit, raumstation, raumschiff, mond, planet, umlaufbahn, astronaut, sonde, teleskop, galaxie',
    Healthcare:
      'krankenhaus, patient, arzt, ärztin, impfung, impfstoff, krankheit, krebs, pflege, krankenkasse, therapie, seuche, virus',
    Cybersecurity:
      'hacker, schadsoftware, sicherheitslücke, datenleck, cyberangriff, erpressung, passwort, verschlüsselung, angreifer',
    Automotive:
      'auto, autobauer, autohersteller, elektroauto, fahrzeug, werk, verbrenner, ladesäule, rückruf, e-auto',
    Business:
      'umsatz, gewinn, vorstand, übernahme, insolvenz, handel, bank, fabrik, stellenabbau, streik, gewerkschaft, kunde, export, arbeitsmarkt',
  },
  fr: {
    'AI Infrastructure':
      'apprentissage automatique, modèle de langage, réseau de neurones, centre de données, robot conversationnel',
    'Policy & Government': `ministre, premier ministre, assemblée nationale, sénat, député, sénateur, projet de loi, élection,
      présidentielle, maire, gouvernement, tribunal, procès, justice, scrutin, parti, réforme, sanctions, conseil d'état`,
    Markets:
      'actions, investisseurs, taux d’intérêt, inflation, banque centrale, bce, obligations, cours, pétrole, cac 40',
    Science:
      'chercheur, chercheuse, étude, physique, biologie, archéologue, fossile, génome, laboratoire, expérience, séisme',
    Technology:
      'logiciel, application, téléphone, ordinateur, navigateur, réseaux sociaux, puce, processeur, jeu vidéo, développeur',
    Environment:
      'changement climatique, réchauffement, gaz à effet de serre, sécheresse, incendie, inondation, biodiversité, éolienne, pollution',
    Space:
      'fusée, satellite, station spatiale, lune, planète, orbite, astronaute, sonde, télescope, galaxie',
    Healthcare:
      'hôpital, patient, médecin, vaccin, maladie, cancer, virus, épidémie, soins, infirmière, traitement',
    Cybersecurity:
      'pirate, piratage, rançongiciel, cyberattaque, faille, mot de passe, fuite de données, hameçonnage',
    Automotive:
      'voiture, constructeur automobile, voiture électrique, véhicule, borne de recharge, rappel, usine automobile',
    Business:
      'chiffre d’affaires, bénéfice, rachat, faillite, licenciement, salarié, usine, banque, commerce, grève, syndicat, marque, exportations',
  },
  es: {
    'AI Infrastructure':
      'inteligencia artificial, aprendizaje automático, modelo de lenguaje, red neuronal, centro de datos',
    'Policy & Government': `ministro, presidente, congreso, senado, diputado, senador, ley, elección, alcalde, gobierno, tribunal,
      juez, juicio, partido, votación, reforma, sanciones, parlamento, fiscalía, constitución`,
    Markets:
      'acciones, inversores, tipos de interés, inflación, banco central, bonos, petróleo, divisa, ibex, mercado bursátil',
    Science:
      'investigador, estudio, física, biología, arqueólogo, fósil, genoma, laboratorio, experimento, terremoto, volcán',
    Technology:
      'programa, aplicación, teléfono, móvil, ordenador, navegador, redes sociales, procesador, videojuego, desarrollador',
    Environment:
      'cambio climático, calentamiento, emisiones, sequía, incendio forestal, inundación, biodiversidad, energía renovable, contaminación',
    Space:
      'cohete, satélite, estación espacial, luna, planeta, órbita, astronauta, sonda, telescopio, galaxia',
    Healthcare:
      'hospital, paciente, médico, vacuna, enfermedad, cáncer, virus, epidemia, enfermera, tratamiento, sanidad',
    Cybersecurity:
      'pirata informático, programa malicioso, ciberataque, vulnerabilidad, contraseña, filtración de datos, suplantación',
    Automotive:
      'coche, automóvil, fabricante de coches, coche eléctrico, vehículo, punto de recarga, conductor',
    Business:
      'empresa, beneficio, ingresos, compra, quiebra, despido, fábrica, banco, comercio, huelga, sindicato, exportaciones, empleo',
  },
  it: {
    'AI Infrastructure':
      'intelligenza artificiale, apprendimento automatico, modello linguistico, rete neurale',
    'Policy & Government':
      'ministro, presidente, parlamento, senato, deputato, legge, elezione, sindaco, governo, tribunale, giudice, partito, voto, riforma',
    Markets:
      'azioni, investitori, tassi di interesse, inflazione, banca centrale, bce, obbligazioni, borsa, petrolio, spread',
    Science:
      'ricercatore, studio, fisica, biologia, archeologo, fossile, genoma, laboratorio, esperimento, terremoto',
    Technology:
      'applicazione, telefono, computer, navigatore, social network, processore, videogioco, sviluppatore',
    Environment:
      'cambiamento climatico, riscaldamento, emissioni, siccità, incendio, alluvione, biodiversità, inquinamento',
    Space:
      'razzo, satellite, stazione spaziale, luna, pianeta, orbita, astronauta, sonda, telescopio',
    Healthcare:
      'ospedale, paziente, medico, vaccino, malattia, tumore, virus, epidemia, infermiere, cura',
    Cybersecurity:
      'attacco informatico, vulnerabilità, password, furto di dati, pirata informatico',
    Automotive:
      'auto, casa automobilistica, auto elettrica, veicolo, colonnina di ricarica, automobile',
    Business:
      'azienda, impresa, utile, ricavi, acquisizione, fallimento, licenziamento, fabbrica, banca, sciopero, sindacato',
  },
  pt: {
    'AI Infrastructure':
      'inteligência artificial, aprendizado de máquina, modelo de linguagem, rede neural',
    'Policy & Government':
      'ministro, presidente, congresso, senado, deputado, lei, eleição, prefeito, governo, tribunal, juiz, partido, voto, reforma',
    Markets:
      'ações, investidores, taxa de juros, inflação, banco central, títulos, bolsa, petróleo, dólar',
    Science:
      'pesquisador, estudo, física, biologia, arqueólogo, fóssil, genoma, laboratório, experimento, terremoto',
    Technology:
      'aplicativo, telefone, celular, computador, navegador, redes sociais, processador, videogame, desenvolvedor',
    Environment:
      'mudança climática, aquecimento, emissões, seca, incêndio, enchente, biodiversidade, desmatamento, poluição',
    Space:
      'foguete, satélite, estação espacial, lua, planeta, órbita, astronauta, sonda, telescópio',
    Healthcare:
      'hospital, paciente, médico, vacina, doença, câncer, vírus, epidemia, enfermeira, tratamento',
    Cybersecurity: 'ataque cibernético, vulnerabilidade, senha, vazamento de dados, pirata',
    Automotive: 'carro, montadora, carro elétrico, veículo, automóvel, recarga',
    Business:
      'empresa, lucro, receita, aquisição, falência, demissão, fábrica, banco, greve, sindicato, emprego',
  },
  nl: {
    'AI Infrastructure':
      'kunstmatige intelligentie, taalmodel, machinaal leren, datacenter, neuraal netwerk',
    'Policy & Government':
      'minister, premier, kabinet, tweede kamer, kamerlid, wet, verkiezing, burgemeester, regering, rechtbank, rechter, partij, stemming',
    Markets: 'aandelen, beleggers, rente, inflatie, centrale bank, obligaties, beurs, olieprijs',
    Science:
      'onderzoeker, studie, natuurkunde, biologie, archeoloog, fossiel, laboratorium, experiment, aardbeving',
    Technology:
      'telefoon, app, computer, browser, sociale media, processor, videospel, ontwikkelaar',
    Environment:
      'klimaatverandering, opwarming, uitstoot, droogte, bosbrand, overstroming, biodiversiteit, stikstof',
    Space:
      'raket, satelliet, ruimtestation, maan, planeet, baan om de aarde, astronaut, sonde, telescoop',
    Healthcare:
      'ziekenhuis, patiënt, arts, vaccin, ziekte, kanker, virus, epidemie, verpleegkundige, behandeling',
    Cybersecurity: 'hacker, gijzelsoftware, cyberaanval, kwetsbaarheid, wachtwoord, datalek',
    Automotive: 'auto, autofabrikant, elektrische auto, voertuig, laadpaal',
    Business:
      'bedrijf, winst, omzet, overname, faillissement, ontslag, fabriek, bank, staking, vakbond, export',
  },
}
