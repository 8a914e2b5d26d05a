import type { Talent } from '../types.ts'

export const bernardo: Talent = {
  key: 'bernardo',
  firstName: 'Bernardo',
  lastName: 'Tamayo Licea',
  sex: 'MA',
  age: 33,
  looks: { tone: 3, hair: 'black', style: 'quiff' },
  country: 'MX',
  city: 'Querétaro',
  language: 'es',
  biography:
    'Actor de cine y teatro, modelo cuando la barba lo permite. He sido policía en cuatro películas, muerto en seis y novio en ninguna. Vivo en Querétaro, viajo con una maleta lista y contesto los mensajes el mismo día. Monto a caballo, manejo estándar y lloro del ojo izquierdo si hace falta.',
  joinedDaysAgo: 430,
  categories: [4, 5],
  interests: ['caballos', 'doblaje', 'enchiladas'],
  links: { instagram: 'https://www.instagram.com/bernardotamayo.brilla' },
  posts: [
    {
      text: 'Me actualizaron el currículum porque en el anterior salía que sé esgrima. No sé esgrima. Una vez me puse el traje. Aquí va el bueno.',
      daysAgo: 2.25,
      documents: [
        {
          filename: 'Currículum Bernardo Tamayo.pdf',
          text: `# Bernardo Tamayo Licea
Actor · Querétaro, México · 33 años · 1.81 m · español (nativo), inglés (avanzado)
## Perfil
Actor de cine y teatro con once años de trabajo continuo. Formación en actuación frente a cámara y en voz. Disponible para viajar; maleta lista.
## Cine
- 2026 · Los que se quedan afuera · largometraje, papel secundario (policía que no quiere entrar)
- 2025 · La pipa de agua · cortometraje, protagónico
- 2025 · Turno corrido · largometraje, papel secundario (muerto en el minuto doce)
- 2024 · Nueve con nueve · cortometraje, protagónico
- 2023 · El otro Arturo · largometraje, papel secundario
- 2022 · Cal y canto · largometraje, papel incidental (policía)
## Teatro
- 2025 · El velorio de enfrente · Foro La Tinaja, 42 funciones
- 2024 · Tres hermanos y una troca · gira por ocho ciudades del Bajío
- 2022 · Fuenteovejuna, versión para plaza · dirección colectiva
---
## Formación
- 2019 a 2021 · Taller de actuación frente a cámara, con Delia Robledo
- 2015 a 2019 · Licenciatura en Actuación, Querétaro
- 2018 · Voz y doblaje, 120 horas
## Habilidades
- Equitación (nivel alto), manejo de estándar, natación
- Canto: barítono, sin vergüenza
- Acentos: norteño, bajío, centro; argentino con dos días de aviso
- Llanto a cámara (ojo izquierdo primero)
- Esgrima: no
## Datos para producción
Talla de saco 40, pantalón 32, calzado 28. Barba de dos semanas en cuatro días. Sin alergias. Licencia de conducir vigente. Pasaporte vigente.
## Material
Fotos y escenas en mi perfil. Contesto el mismo día.`,
        },
      ],
      warmth: 0.36,
      comments: [
        {
          by: 'elias',
          text: 'Yo sé esgrima desde una vez que me puse el traje. No corrijas nada.',
          hoursLater: 2,
        },
        {
          by: 'casting-luz',
          text: 'Gracias, Bernardo. Currículum claro, fotos recientes: así da gusto.',
          hoursLater: 7,
          loved: 9,
        },
      ],
    },
    {
      text: 'Día de rodaje en una calle de noche con lluvia de mentira. La lluvia de verdad llegó a las dos, gratis y mejor iluminada.',
      daysAgo: 21.5,
      photos: ['Una calle de noche bajo la lluvia, con luces de neón reflejadas en el asfalto'],
      warmth: 0.42,
      comments: [
        { by: 'ivan', text: 'La lluvia de verdad siempre llega cuando ya pagaste la pipa.', hoursLater: 3 },
        { by: 'lizbeth', text: 'Yo la escribí de mentira, no me hago responsable.', hoursLater: 5 },
      ],
    },
    {
      text: 'Séptima vez que me muero en pantalla. Mi mamá ya no va a las funciones, pide que le cuente hasta dónde quedarse.',
      daysAgo: 140,
      warmth: 0.45,
      comments: [{ by: 'rosa', text: 'Pobrecita. Dígale que yo la acompaño.', hoursLater: 6 }],
    },
  ],
}
