import type { Controls } from '../schemas/controls.ts'

/** Spanish. */
export const es: Controls = {
  page: {
    skip: 'Saltar al contenido',
    main: 'Navegación principal',
    footer: 'Pie de página',
    endOfRoll: 'Fin del carrete',
  },
  menu: {
    name: 'Menú',
  },
  links: {
    newTab: '{link} (se abre en una pestaña nueva)',
  },
  film: {
    stock: 'Película: {name}',
  },
  packages: {
    rolls: {
      one: '{count} carrete',
      many: '{count} de carretes',
      other: '{count} carretes',
    },
    upTo: '{from} a {to}',
  },
  photographs: {
    open: 'Abrir {title}, {category}',
    openPick: 'Abrir {title}, {category}, la elección del estudio',
    printed: 'En papel.',
    numbered: '{number}, {description}',
    story: '{story}, {number} de {count}',
  },
  slideshow: {
    kind: 'carrusel',
    slide: 'diapositiva',
    position: '{number} de {count}',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    stop: 'Detener las diapositivas',
    choose: 'Elegir una foto',
    photograph: 'Foto {number} de {count}',
  },
  sessions: {
    kind: 'carrusel',
    slide: 'diapositiva',
    position: '{number} de {count}',
    previous: 'Sesión anterior',
    next: 'Sesión siguiente',
  },
  lightbox: {
    name: 'Foto',
    words: '{title}, {note}',
    frame: 'Fotograma {number} de {count}',
    close: 'Cerrar',
    negative: 'Negativo',
    zoom: 'Ampliar',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se ha podido copiar. El enlace está en la barra de direcciones.',
    share: 'Compartir',
    failed: 'La foto no se ha cargado.',
    file: 'Abrirla como archivo',
  },
  copying: {
    email: 'Copiar el correo electrónico',
    emailCopied: 'Correo electrónico copiado',
    phone: 'Copiar el número de teléfono',
    phoneCopied: 'Número de teléfono copiado',
    message: 'Copiar el mensaje',
    messageCopied: 'Mensaje copiado',
    kept: '{copy}, {date}',
    failed: 'No se ha podido copiar. Selecciona el texto y cópialo a mano.',
  },
  notices: {
    done: 'Avisos',
    failed: 'Errores',
    dismiss: 'Descartar',
  },
}
