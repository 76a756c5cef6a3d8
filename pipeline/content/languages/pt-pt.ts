import type { Controls } from '../schemas/controls.ts'

/** Portuguese of Portugal. */
export const ptPt: Controls = {
  page: {
    skip: 'Ir para o conteúdo',
    main: 'Navegação principal',
    footer: 'Rodapé',
    endOfRoll: 'Fim do rolo',
  },
  menu: {
    name: 'Menu',
  },
  links: {
    newTab: '{link} (abre num novo separador)',
  },
  film: {
    stock: 'Película: {name}',
  },
  packages: {
    rolls: {
      one: '{count} rolo de película',
      many: '{count} de rolos de película',
      other: '{count} rolos de película',
    },
    upTo: '{from} a {to}',
  },
  photographs: {
    open: 'Abrir {title}, {category}',
    openPick: 'Abrir {title}, {category}, a escolha do estúdio',
    printed: 'Impressa.',
    numbered: '{number}, {description}',
    story: '{story}, {number} de {count}',
  },
  slideshow: {
    kind: 'carrossel',
    slide: 'diapositivo',
    position: '{number} de {count}',
    previous: 'Fotografia anterior',
    next: 'Fotografia seguinte',
    stop: 'Parar a apresentação',
    choose: 'Escolher uma fotografia',
    photograph: 'Fotografia {number} de {count}',
  },
  sessions: {
    kind: 'carrossel',
    slide: 'diapositivo',
    position: '{number} de {count}',
    previous: 'Sessão anterior',
    next: 'Sessão seguinte',
  },
  lightbox: {
    name: 'Fotografia',
    words: '{title}, {note}',
    frame: 'Fotograma {number} de {count}',
    close: 'Fechar',
    negative: 'Negativo',
    zoom: 'Ampliar',
    previous: 'Fotografia anterior',
    next: 'Fotografia seguinte',
    copy: 'Copiar o link',
    copied: 'Link copiado',
    notCopied: 'Não foi possível copiar. O link está na barra de endereço.',
    share: 'Partilhar',
    failed: 'A fotografia não foi carregada.',
    file: 'Abrir como ficheiro',
  },
  copying: {
    email: 'Copiar o endereço de e-mail',
    emailCopied: 'Endereço de e-mail copiado',
    phone: 'Copiar o número de telefone',
    phoneCopied: 'Número de telefone copiado',
    message: 'Copiar a mensagem',
    messageCopied: 'Mensagem copiada',
    kept: '{copy}, {date}',
    failed: 'Não foi possível copiar. Selecione o texto e copie-o à mão.',
  },
  notices: {
    done: 'Avisos',
    failed: 'Erros',
    dismiss: 'Dispensar',
  },
}
