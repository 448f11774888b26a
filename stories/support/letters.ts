// Letters that the repository brings, and the parts' look: every machine draws stories and their pictures the same.
import '@fontsource-variable/noto-sans/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@smart-address/react/styles.css';
import '@smart-address/react/map.css';
import '../.storybook/preview.css';
