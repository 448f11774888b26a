import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAddressFinder, type AddressFinderOptions } from '@smart-address/react';

/** The finder in MUI's elements: `useAddressFinder` gives state and props, and MUI the look. */
export function MuiFinder(options: AddressFinderOptions) {
  const finder = useAddressFinder(options);
  const { options: rows, activeId, attribution } = finder.state;
  return (
    <div {...finder.getRootProps()}>
      <TextField
        fullWidth
        label={finder.messages.label}
        slotProps={{
          htmlInput: finder.getInputProps({ placeholder: finder.messages.placeholder }),
          inputLabel: { ...finder.getLabelProps(), shrink: true },
        }}
      />
      <Paper {...finder.getPopupProps()} elevation={8}>
        <List component="div" {...finder.getListProps()}>
          {rows.map((option) => {
            const [name, ...rest] = option.result.label.split(/[,،] /);
            return (
              <ListItemButton
                key={option.id}
                component="div"
                selected={option.id === activeId}
                {...finder.getOptionProps(option)}
              >
                <ListItemText primary={name} secondary={rest.join(', ')} />
              </ListItemButton>
            );
          })}
        </List>
        {finder.panel && <Typography sx={{ padding: 2 }}>{finder.panel.sentence}</Typography>}
        <Divider />
        <Typography variant="caption" component="p" sx={{ padding: 1 }}>
          {attribution}
        </Typography>
      </Paper>
      <div {...finder.getStatusProps()} />
    </div>
  );
}
