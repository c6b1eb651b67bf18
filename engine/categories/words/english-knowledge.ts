import type { WordList } from './word-list.ts'

/** Words of technology, science and health. */
export const knowledge = {
  'AI Infrastructure': {
    strong: `artificial intelligence, machine learning, deep learning, language model, large language model, foundation model, generative ai, neural network,
      llm, gpt, chatgpt, openai, anthropic, deepmind, nvidia, gpu, gpus, tpu, data center, data centers, data centre, data centres, datacenter, hyperscaler, ai model, ai models,
      ai chip, ai chips, ai agent, ai agents, training run, supercomputer, cuda, compute cluster, server hall, superintelligence, deepfake, ai industry, ai startup, train ai, trains ai, training ai, ai training, gen ai, genai, ai companies, ai boom, ai safety, prompt injection,
      künstliche intelligenz, intelligence artificielle, inteligencia artificial, rechenzentrum`,
    plain: `ai, a.i, chatbot, copilot, inference, server rack, server farm, accelerator, ai prompts, algorithmic, grok, claude, gemini`,
    weak: `compute, server, model`,
  },
  Technology: {
    strong: `software, smartphone, iphone, ipad, android, laptop, operating system, open source, browser, app store, social media platform, video game console, tech giant, tech company,
      tech companies, software developer, game developer, programmer, computer programming, gadget, wearable, headset, semiconductor, chipmaker, chipmakers, processor, robot, robots, robotics, humanoid, virtual reality,
      augmented reality, linux, search engine, license plate reader, licence-plate, surveillance technology, facial recognition, broadband, wireless, 5g, big tech, drones for delivery`,
    plain: `app, apps, phone, tablet, computer, device, technology, tech, gadgets, google, apple, microsoft, meta, facebook, instagram, tiktok, youtube, samsung, amazon, internet, online platform,
      chip, chips, cloud computing, streaming service, telephone, console, startup, software update, cameras, zuckerberg, video game, video gaming, smart glasses, technik, numérique, tecnología, battery, privacy, twitch`,
    weak: `platform, digital, user, users, drone, website, camera, online, ai`,
  },
  Cybersecurity: {
    strong: `hacker, hackers, hacked, malware, ransomware, phishing, spyware, botnet, data breach, cyberattack, cyberattacks, cyber-attack, cyber-attacks, cyber attack, cybersecurity, cyber,
      zero-day, security flaw, account theft, security key, hardware key, security update, firewall, threat actor, stolen data, leaked data, denial of service, ddos, infosec, cve, backdoor`,
    plain: `hacking, breach, vulnerability, vulnerabilities, exploit, extortion, attacker, encryption, password, passwords, credential, credentials, data leak`,
    weak: `patch, flaw, leak, scammers`,
  },
  Science: {
    strong: `scientist, scientists, researcher, researchers, research team, physicist, particle physics, chemist, chemistry, biologist, marine biology, fossil, dinosaur fossil, new species, genome, gene, dna,
      evolution, archaeologist, archaeologists, archaeology, archeologists, quantum, neuroscience, mathematician, mathematics, palaeontologist, paleontologist, geologist, peer-reviewed, nobel prize,
      bronze age, iron age, ice age, neutrino, molecule, microscope, excavation, particle, seismologist, anthropologist, ancient tomb`,
    plain: `species, protein, lab experiment, laboratory, new study, discovery, ice core, cell, bacteria, insect, seismic, sharks, science, scientific, volcano, telescope, journal nature, bird`,
    weak: `study, university, research, earthquake, ancient, discovered`,
  },
  Space: {
    strong: `nasa, esa, spacex, blue origin, rocket launch, rocket, orbit, orbital, astronaut, astronauts, cosmonaut, space station, spacecraft, space telescope, lunar, exoplanet, black hole,
      solar system, astronomer, astronomers, astronomy, asteroid, comet, meteor, meteorite, galaxy, launch pad, eclipse, solar eclipse, milky way, perseid, moon landing, spaceflight`,
    plain: `satellite, moon, mars, venus, jupiter, saturn, lander, rover, booster, cosmic, planet, space, starship, starlink`,
    weak: `launch, stars, telescope, sun`,
  },
  Environment: {
    strong: `climate change, global warming, climate crisis, emissions, greenhouse gas, wildfire, wildfires, bushfire, heatwave, heatwaves, heat wave, extreme heat, hottest day, hurricane, tropical storm, typhoon,
      cyclone, storm surge, drought, glacier, ice sheet, sea level, coral reef, rainforest, deforestation, biodiversity, conservationists, endangered species, ecosystem, renewable energy, solar power,
      wind farm, wind power, fossil fuel, fossil fuels, plastic waste, net zero, oil spill, oil slick, oil leak, national weather service, nuclear reactor, pollution, flash flood, tornado, wildlife, habitat, clean energy`,
    plain: `climate, flood, floods, flooding, carbon, environmental, wildlife conservation, endangered, solar, environmental sustainability, recycling, forest, river level, low water, wetland, sea grass, fishery, farming, evacuations, forecast,
      warmer, weather, heat, storm, river, drought-hit, tanker, leaking oil, tree, rain, temperatures, nature, farmland, reservoir`,
    weak: `water, landslide, energy, rainfall, evacuate, oil, fire`,
  },
  Healthcare: {
    strong: `hospital, hospitals, patient, patients, surgeon, surgery, vaccine, vaccines, vaccination, measles, outbreak, epidemic, pandemic, ebola, covid, influenza, flu season, salmonella, bird flu, dementia,
      alzheimer's, cancer, diabetes, obesity, ozempic, wegovy, weight loss drug, antibiotic, clinical trial, drug trial, public health, health officials, health care workers, medication, diagnosis, malaria, midwife, maternity,
      nhs, fda, drugmaker, pharmaceutical, doctors warn, medical study, world health organization, infections, mental health care, tumor, tumour, pharmacist, pharmacy, nurses, hearing test`,
    plain: `health, disease, virus, viral, infection, doctor, doctors, nurse, medical, medicine, treatment, therapy, symptom, symptoms, clinic, clinics, healthcare, health care, mental health, dose, drugs, listeria, cdc, ward, hearing aid, organ donor`,
    weak: `drug, death toll, recall, diet, sleep`,
  },
  Automotive: {
    strong: `automaker, automakers, carmaker, carmakers, automobile, electric vehicle, electric vehicles, electric car, electric cars, pickup truck, suv, suvs, sedan, self-driving, driverless, autonomous vehicle, robotaxi, robotaxis,
      toyota, general motors, volkswagen, bmw, mercedes-benz, honda, hyundai, nissan, stellantis, rivian, charging station, charging stations, dealership, car industry, vehicle recall, autobauer, elektroauto, voiture électrique`,
    plain: `car, cars, tesla, vehicle, vehicles, ev, evs, hybrid, ford, charging point, charging network, steering wheel, motorist, assembly plant, test drive, horsepower, waymo`,
    weak: `recall, dashboard, truck`,
  },
} satisfies Record<string, WordList>
