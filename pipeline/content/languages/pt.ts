import type { Controls } from '../schemas/controls.ts'

/** Portuguese, as in Brazil. */
export const pt: Controls = {
  page: {
    skip: 'Ir para o conteúdo',
    main: 'Navegação principal',
    footer: 'Rodapé',
    endOfRoll: 'Fim do filme',
  },
  menu: {
    name: 'Menu',
  },
  links: {
    newTab: '{link} (abre em uma nova guia)',
  },
  film: {
    stock: 'Filme: {name}',
  },
  packages: {
    rolls: {
      one: '{count} rolo de filme',
      many: '{count} de rolos de filme',
      other: '{count} rolos de filme',
    },
    upTo: '{from} a {to}',
  },
  photographs: {
    open: 'Abrir {title}, {category}',
    openPick: 'Abrir {title}, {category}, escolha do estúdio',
    printed: 'Impressa.',
    numbered: '{number}, {description}',
    story: '{story}, {number} de {count}',
  },
  slideshow: {
    kind: 'carrossel',
    slide: 'slide',
    position: '{number} de {count}',
    previous: 'Foto anterior',
    next: 'Próxima foto',
    stop: 'Parar a apresentação de slides',
    choose: 'Escolher uma foto',
    photograph: 'Foto {number} de {count}',
  },
  sessions: {
    kind: 'carrossel',
    slide: 'slide',
    position: '{number} de {count}',
    previous: 'Sessão anterior',
    next: 'Próxima sessão',
  },
  lightbox: {
    name: 'Foto',
    words: '{title}, {note}',
    frame: 'Quadro {number} de {count}',
    close: 'Fechar',
    negative: 'Negativo',
    zoom: 'Ampliar',
    previous: 'Foto anterior',
    next: 'Próxima foto',
    copy: 'Copiar o link',
    copied: 'Link copiado',
    notCopied: 'Não foi possível copiar. O link está na barra de endereços.',
    share: 'Compartilhar',
    failed: 'A foto não foi carregada.',
    file: 'Abrir como arquivo',
  },
  copying: {
    email: 'Copiar o endereço de e-mail',
    emailCopied: 'Endereço de e-mail copiado',
    phone: 'Copiar o número de telefone',
    phoneCopied: 'Número de telefone copiado',
    message: 'Copiar a mensagem',
    messageCopied: 'Mensagem copiada',
    kept: '{copy}, {date}',
    failed: 'Não foi possível copiar. Selecione o texto e copie manualmente.',
  },
  notices: {
    done: 'Avisos',
    failed: 'Erros',
    dismiss: 'Dispensar',
  },
}
